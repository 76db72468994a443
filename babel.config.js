const base = require('@salesforce/pwa-kit-dev/configs/babel/babel-config').default
const env = require('@babel/preset-env')
const react = require('@babel/preset-react')
const typescript = require('@babel/preset-typescript')

// What pwa-kit-dev leaves at Babel 7's defaults and our TypeScript needs otherwise:
// - JSX without an import of React in scope (preset-react's default runtime is 'classic');
// - `declare` class fields, and class fields without initialiser left as they are, as tsc does for ES2022;
// - imports dropped only when they are written `import type` (tsconfig: verbatimModuleSyntax).
const OPTIONS = new Map([
    [react, {runtime: 'automatic'}],
    [typescript, {allowDeclareFields: true, onlyRemoveTypeImports: true}]
])

// Tests run in this very Node: what it knows itself (async, spread, `?.`) is left alone, which is several times as fast.
const FOR_THIS_NODE = [env, {targets: {node: 'current'}}]
const KNOWN_TO_NODE = new Set([
    require('@babel/plugin-transform-async-to-generator'),
    require('@babel/plugin-transform-async-generator-functions'),
    require('@babel/plugin-proposal-object-rest-spread'),
    require('@babel/plugin-transform-object-assign'),
    require('@babel/plugin-proposal-optional-chaining')
])
const isTest = process.env.NODE_ENV === 'test'

// The library's own option: without it, texts in the code lose their no-break spaces, which those on the server keep.
const formatjs = require('babel-plugin-formatjs')
const withWholeTexts = (plugins) =>
    plugins.map((plugin) =>
        Array.isArray(plugin) && plugin[0] === formatjs
            ? [formatjs, {...plugin[1], preserveWhitespace: true}]
            : plugin
    )

const withOptions = (presets) =>
    presets.map((preset) => (OPTIONS.has(preset) ? [preset, OPTIONS.get(preset)] : preset))

const inTests = ({presets, ...more}) => ({
    ...more,
    presets: withOptions(presets.map((preset) => (preset === env ? FOR_THIS_NODE : preset)))
})

module.exports = {
    ...base,
    presets: withOptions(base.presets),
    plugins: withWholeTexts(base.plugins.filter((plugin) => !isTest || !KNOWN_TO_NODE.has(plugin))),
    env: {...base.env, test: inTests(base.env.test)}
}
