// The script of the stage that a component's page needs at once.
"use strict";

import "./stage/first-touch.js";
