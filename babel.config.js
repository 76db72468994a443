const base = require('@salesforce/pwa-kit-dev/configs/babel/babel-config').default
const react = require('@babel/preset-react')
const typescript = require('@babel/preset-typescript')

// What pwa-kit-dev leaves at Babel 7's defaults and our TypeScript needs otherwise:
// - JSX without an import of React in scope (preset-react's default runtime is 'classic');
// - `declare` class fields, and class fields without initialiser kept, as tsc does for ES2022;
// - imports dropped only when they are written `import type` (tsconfig: verbatimModuleSyntax).
const OPTIONS = new Map([
    [react, {runtime: 'automatic'}],
    [typescript, {allowDeclareFields: true, onlyRemoveTypeImports: true}]
])

const withOptions = (presets) =>
    presets.map((preset) => (OPTIONS.has(preset) ? [preset, OPTIONS.get(preset)] : preset))

module.exports = {
    ...base,
    presets: withOptions(base.presets),
    env: {...base.env, test: {...base.env.test, presets: withOptions(base.env.test.presets)}}
}
