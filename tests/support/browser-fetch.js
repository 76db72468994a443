/** What the SDK calls in place of `node-fetch`, by the name that it has for it: the page's own fetch, as in a browser. */
module.exports = {default: (...given) => globalThis.fetch(...given)}
