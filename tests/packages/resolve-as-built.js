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

/**
 * The files that a build takes: with everything that its configuration does to a request, not the resolver alone. Each
 * request is an entry of a build that ends as soon as it is known which file it is.
 */
const resolveAll = async (config, requests) => {
    const files = requests.map(({request}) => `nothing for ${request}`)
    // This one writes its statistics of the build into it, even of one that emits nothing: the next start would find no page.
    const plugins = config.plugins.filter(({constructor}) => constructor.name !== 'LoadablePlugin')
    const compiler = webpack({...config, plugins, entry: {}})
    for (const [at, {request, from}] of requests.entries()) {
        new webpack.EntryPlugin(path.dirname(from), request, {name: String(at)}).apply(compiler)
    }
    compiler.hooks.normalModuleFactory.tap('resolutions', (factory) => {
        factory.hooks.afterResolve.tap(
            {name: 'resolutions', stage: Number.MAX_SAFE_INTEGER},
            (found) => {
                for (const [at, {request, from}] of requests.entries()) {
                    if (request === found.request && path.dirname(from) === found.context)
                        files[at] = found.createData.resource
                }
                return false
            }
        )
    })
    compiler.hooks.shouldEmit.tap('resolutions', () => false)
    await promisify(compiler.run.bind(compiler))()
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
