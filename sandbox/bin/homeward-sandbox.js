#!/usr/bin/env -S node --max-old-space-size=192 --enable-source-maps
// Without the limit, V8 lets the sandbox use twice the memory that it needs. `npm run build` writes the program.
require('../dist/sandbox.js')
