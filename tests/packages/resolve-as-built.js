// Prints, as JSON, which files the browser's and the server's production build take for imports, and what our configuration
// adds to the kit's. Given on stdin: [{request, from}], where `from` is the importing file.
const {createRequire} = require('node:module')
const {readFileSync} = require('node:fs')
const path = require('node:path')
const {promisify} = require('node:util')

const webpack = createRequire(require.resolve('@salesforce/pwa-kit-dev/package.json'))('webpack')

const {default: kitBabel} = require('@salesforce/pwa-kit-dev/configs/babel/babel-config')
const kitConfigs = require('@salesforce/pwa-kit-dev/configs/webpack/config')

/** A plugin of Babel without its options, which may differ from the kit's. */
const pluginOf = (entry) => (Array.isArray(entry) ? entry[0] : entry)
const ofKit = new Set(kitBabel.plugins.map(pluginOf))

const describe = ({resolve, plugins, module: {rules}, externals}) => ({
    aliases: Object.entries(resolve.alias).map(([name, target]) => `${name} → ${[target].flat()}`),
    fallbacks: Object.keys(resolve.fallback ?? {}),
    plugins: plugins.map((plugin) => plugin.constructor.name),
    rules: rules.map(({test}) => String(test)),
    babelPlugins: rules
        .flatMap(({use}) => use ?? [])
        .flatMap(({options}) => options?.plugins ?? [])
        .map(pluginOf)
        .filter((plugin) => !ofKit.has(plugin))
        .map(String),
    externals: JSON.stringify(externals ?? [])
})

const kit = new Map(kitConfigs.map((config) => [config.name, describe(config)]))
const configs = require('../../webpack.config')

/** Of `ours`, what is not in `theirs`, each as often as it is more. */
const more = (ours, theirs) => {
    const left = [...theirs]
    return ours.filter((each) => {
        const at = left.indexOf(each)
        if (at >= 0) left.splice(at, 1)
        return at < 0
    })
}

const added = (config) => {
    const ours = describe(config)
    const theirs = kit.get(config.name)
    const relative = (text) => text.replaceAll(`${path.resolve(__dirname, '../..')}/`, '')
    return {
        aliases: more(ours.aliases, theirs.aliases).map(relative),
        fallbacks: more(ours.fallbacks, theirs.fallbacks),
        plugins: more(ours.plugins, theirs.plugins),
        rules: more(ours.rules, theirs.rules),
        babelPlugins: more(ours.babelPlugins, theirs.babelPlugins),
        externals: ours.externals === theirs.externals ? [] : [ours.externals]
    }
}

/** The files that a build takes: with everything that its configuration does to a request, not the resolver alone. */
const resolveAll = async (config, requests) => {
    const compiler = webpack(config)
    const params = compiler.newCompilationParams()
    compiler.hooks.compile.call(params)
    compiler.newCompilation(params)
    const create = promisify(params.normalModuleFactory.create.bind(params.normalModuleFactory))
    const files = []
    for (const {request, from} of requests) {
        const {module: found} = await create({
            contextInfo: {issuer: from},
            context: path.dirname(from),
            dependencies: [webpack.EntryPlugin.createDependency(request, {name: request})]
        })
        files.push(found.resource ?? `${found.constructor.name} of ${request}`)
    }
    return files
}

const main = async () => {
    const requests = JSON.parse(readFileSync(0, 'utf8'))
    const found = {}
    for (const name of ['client', 'server']) {
        const config = configs.find((each) => each.name === name)
        found[name] = {files: await resolveAll(config, requests), added: added(config)}
    }
    process.stdout.write(JSON.stringify(found))
}

void main()
