// The script of every page: these files, in the order in which they run.
"use strict";

import "./loading.js";
import "./appearance.js";
import "./contexts.js";
import "./examples.js";
import "./copy.js";
import "./filter.js";
import "./choices.js";
import "./folds.js";
import "./navigation.js";
import "./contents.js";
import "./search.js";
import "./changes.js";
