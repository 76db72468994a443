import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(__dirname, '../..')
const inRoot = (...segments: string[]) => path.join(root, ...segments)

/** An import, the file that it stands in, and whose file that is. */
type Import = {request: string; from: string; importer: string}

/** What the code of the pages imports from packages; what only a type needs is not in the bundle. */
const importedByPages = (): string[] => {
    const found = ['app', 'overrides/app'].flatMap((folder) =>
        readdirSync(inRoot(folder), {recursive: true, withFileTypes: true})
            .filter(({name}) => /(?<!\.test|\.d)\.tsx?$/.test(name))
            .map(({parentPath, name}) => readFileSync(path.join(parentPath, name), 'utf8'))
            .flatMap((code) => [
                ...code.matchAll(
                    /(?:^import (?!type\b)[^']*|\bimport\()'(?!\.|@app\/|@contract\/)([^']+)'/gm
                )
            ])
            .map(([, request = '']) => request)
    )
    return [...new Set(found)].sort()
}

/** Packages of which two copies, or a copy and a stand-in, would not see each other's contexts and caches. */
const SINGLETONS = [
    'react',
    'react-dom',
    'react-router',
    'react-router-dom',
    'history',
    '@tanstack/react-query',
    '@tanstack/query-core',
    'react-intl',
    '@formatjs/intl',
    'intl-messageformat',
    '@loadable/component',
    'react-helmet',
    'react-hook-form',
    '@emotion/react'
]

const packageJson = (name: string): {dependencies?: object; peerDependencies?: object} =>
    JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'))

/** What packages import from one another, of those that there must be one copy of. */
const singletonImports = (): Import[] =>
    [
        ...SINGLETONS,
        '@salesforce/pwa-kit-react-sdk',
        '@salesforce/commerce-sdk-react',
        '@chakra-ui/react'
    ].flatMap((name) => {
        const {dependencies, peerDependencies} = packageJson(name)
        return Object.keys({...dependencies, ...peerDependencies})
            .filter((request) => SINGLETONS.includes(request))
            .map((request) => ({
                request,
                from: inRoot('node_modules', name, 'package.json'),
                importer: name
            }))
    })

type Package = {folder: string; name: string; version: string}

/** The package that a file lies in. Throws for a file of our own. */
const packageOf = (file: string): Package => {
    for (
        let folder = path.dirname(file);
        folder.includes('node_modules');
        folder = path.dirname(folder)
    ) {
        const name = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(folder)?.[1]
        if (name === undefined) continue
        const {version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
        return {folder, name, version}
    }
    throw new Error(`${file} is in no package`)
}

const typesNameOf = (name: string) => `@types/${name.replace('@', '').replace('/', '__')}`
const major = ({version}: Package) => version.split('.')[0]

/** A package describes itself, or the public collection of types describes its major version. */
const describes = (types: Package, described: Package): boolean =>
    types.name === typesNameOf(described.name)
        ? major(types) === major(described)
        : types.folder === described.folder && types.version === described.version

const compilerOptions = ts.parseJsonConfigFileContent(
    ts.readConfigFile(inRoot('tsconfig.json'), (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root
).options

const typesOf = ({request, from}: Pick<Import, 'request' | 'from'>): Package | undefined => {
    const {resolvedModule} = ts.resolveModuleName(request, from, compilerOptions, ts.sys)
    return resolvedModule && packageOf(resolvedModule.resolvedFileName)
}

type Additions = Record<string, string[]>
type Built = Record<'client' | 'server', {files: string[]; added: Additions}>

const built = (imports: readonly Import[]): Built =>
    JSON.parse(
        execFileSync('node', [path.join(__dirname, 'resolve-as-built.js')], {
            cwd: root,
            env: {...process.env, NODE_ENV: 'production'},
            input: JSON.stringify(imports),
            encoding: 'utf8'
        })
    )

const ofPages = importedByPages().map((request) => ({
    request,
    from: inRoot('app/main.tsx'),
    importer: 'the pages'
}))
const ofPackages = singletonImports()
const imports = [...ofPages, ...ofPackages]
const {client, server} = built(imports)

test('the pages import the libraries that are compared', () => {
    const requests = ofPages.map(({request}) => request)
    expect(requests).toEqual(
        expect.arrayContaining([
            'react',
            'react-dom/client',
            'react-router-dom',
            'react-helmet',
            'react-hook-form',
            'react-intl',
            '@loadable/component',
            '@tanstack/react-query',
            'js-cookie'
        ])
    )
})

// "The same" means: a file of the same folder below node_modules, and so the same version. Which of its files a package gives
// to which reader (ES modules to the bundler, CommonJS to jest) is for its own package.json to say.
test.each(ofPages)(
    'browsers, server, tests and types take $request from the same package',
    (each) => {
        const at = imports.indexOf(each)
        // This test runs as the tests of pages do: its own imports are resolved as theirs.
        const inJest = packageOf(require.resolve(each.request))
        const types = typesOf(each)

        expect(packageOf(client.files[at] ?? '')).toEqual(inJest)
        expect(packageOf(server.files[at] ?? '')).toEqual(inJest)
        // The kit ships no types; ours (types/pwa-kit.d.ts) describe what the shop uses of it.
        if (!types) expect(inJest.name).toMatch(/^@salesforce\/pwa-kit-/)
        else expect([types, describes(types, inJest)]).toEqual([types, true])
    }
)

test.each(ofPackages)('there is one copy of $request, also for $importer', (each) => {
    const at = imports.indexOf(each)
    const one = packageOf(require.resolve(each.request))

    expect(one.folder).toBe(inRoot('node_modules', each.request))
    expect(packageOf(client.files[at] ?? '')).toEqual(one)
    expect(packageOf(server.files[at] ?? '')).toEqual(one)
    expect(packageOf(require.resolve(each.request, {paths: [path.dirname(each.from)]}))).toEqual(
        one
    )
})

// A replaced part of a package would not show above. So nothing may be added that could replace one.
test.each([
    {side: 'browsers', added: client.added, plugins: ['DefinePlugin', 'BannerPlugin']},
    {side: 'the server', added: server.added, plugins: []}
])(
    'the build for $side adds nothing to the kit’s that could replace a part of a package',
    ({added, plugins}) => {
        expect(added).toEqual({
            aliases: ['@app → overrides/app,app', '@contract → contract'],
            fallbacks: [],
            plugins,
            rules: [],
            babelPlugins: [],
            externals: []
        })
    }
)
