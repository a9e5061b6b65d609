// What answers a search, loaded when a reader opens it.
"use strict";

import "./pieces.js";
import "./words.js";
import "./colors.js";
import "./terms.js";
import "./ranking.js";
import "./marks.js";
import "./recent.js";
import "./view.js";
