// What redraws the stage on the pages of components: these files, in the order in which they run.
"use strict";

import "./numbers.js";
import "./names.js";
import "./state.js";
import "./drawing.js";
import "./swift.js";
import "./texts.js";
import "./text-size.js";
import "./contexts.js";
import "./controls.js";
import "./inside.js";
import "./tokens.js";
