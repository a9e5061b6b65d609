// The script of the stage on the pages of components: these files, in the order in which they run.
"use strict";

import "./stage/state.js";
import "./stage/drawing.js";
import "./stage/swift.js";
import "./stage/texts.js";
import "./stage/contexts.js";
import "./stage/controls.js";
import "./stage/tokens.js";
