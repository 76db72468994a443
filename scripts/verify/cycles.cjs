/** For dependency-cruiser: the layers are lint's; that no two files need each other is checked here. Types may. */
module.exports = {
    forbidden: [
        {
            name: 'no-cycles',
            severity: 'error',
            from: {},
            to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}}
        }
    ],
    options: {
        doNotFollow: {path: 'node_modules'},
        exclude: {path: '\\.test\\.tsx?$'},
        tsConfig: {fileName: 'tsconfig.json'},
        tsPreCompilationDeps: true
    }
}
