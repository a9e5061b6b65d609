// The token panel of the stage, loaded when a reader opens it.
"use strict";

import "./tokens/spaces.js";
import "./tokens/colors.js";
import "./tokens/contrast.js";
import "./tokens/passing.js";
import "./tokens/model.js";
import "./tokens/values.js";
import "./tokens/measuring.js";
import "./tokens/patches.js";
import "./tokens/fields.js";
import "./tokens/panel.js";
