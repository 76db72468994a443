// For jest: tests run in this very Node, which knows what the sources use except types and imports.
module.exports = {
    presets: [
        ['@babel/preset-env', {targets: {node: 'current'}}],
        ['@babel/preset-typescript', {allowDeclareFields: true, onlyRemoveTypeImports: true}]
    ]
}
