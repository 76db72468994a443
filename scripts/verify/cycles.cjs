/** For dependency-cruiser: the layers are lint's; that no two files need each other, not even for a type, is checked here. */
module.exports = {
    forbidden: [{name: 'no-cycles', severity: 'error', from: {}, to: {circular: true}}],
    options: {
        doNotFollow: {path: 'node_modules'},
        exclude: {path: '\\.test\\.tsx?$'},
        tsConfig: {fileName: 'tsconfig.json'},
        tsPreCompilationDeps: true
    }
}
