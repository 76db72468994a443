const {createRequire} = require('node:module')
const path = require('node:path')
const webpack = createRequire(require.resolve('@salesforce/pwa-kit-dev/package.json'))('webpack')
const configs = require('@salesforce/pwa-kit-dev/configs/webpack/config')
const babel = require('./babel.config')

const byName = Object.fromEntries(configs.map((config) => [config.name, config]))
const here = (...segments) => path.resolve(__dirname, ...segments)

// The kit's own vendor group puts each library that any lazy page uses into vendor.js; pages and islands bring their own.
// A vendor.js of its own would gain nothing: both addresses change with each bundle. One file is packed better, and shares
// a slow line with the page's largest picture in halves, not in thirds.
if (byName.client) {
    byName.client.optimization.splitChunks.cacheGroups.vendor = false
    // Over HTTP/1.1 a browser has six connections: main.js, what a customer's page asks first, and four files of the page's own.
    // A seventh would only be asked for when one of these is there, and be half a second late on a slow phone; what is left over
    // stands in the page's own file.
    byName.client.optimization.splitChunks.maxAsyncRequests = 4
    // The SDK's design mode in one file with our part of it, which editors load (docs/decisions/0043): each file that it
    // would split off has a line in the list of files that every shopper loads.
    byName.client.optimization.splitChunks.cacheGroups.design = {
        test: /@salesforce[\\/]storefront-next-runtime[\\/]/,
        name: 'page-design',
        chunks: 'async',
        enforce: true
    }
    Object.assign(byName.client.optimization, {
        moduleIds: 'size',
        chunkIds: 'total-size',
        mangleExports: 'size'
    })
}

// The kit's Babel plugins rewrite async functions, object spread and optional chaining, which Node and every browser that reads
// the rest of its output know by themselves: larger and slower for nothing.
const ofKit = createRequire(require.resolve('@salesforce/pwa-kit-dev/configs/babel/babel-config'))
const needless = [
    '@babel/plugin-transform-async-to-generator',
    '@babel/plugin-transform-async-generator-functions',
    '@babel/plugin-proposal-object-rest-spread',
    '@babel/plugin-transform-object-assign',
    '@babel/plugin-proposal-optional-chaining'
].map((name) => ofKit(name))

for (const config of [byName.client, byName.server]) {
    for (const {use} of config?.module.rules ?? []) {
        const [loader] = Array.isArray(use) ? use : []
        if (!loader?.loader.includes('babel-loader')) continue
        const {sourceType, presets, plugins} = babel
        Object.assign(loader.options, {
            configFile: false,
            sourceType,
            presets,
            plugins: plugins.filter((plugin) => !needless.includes(plugin))
        })
        delete loader.options.rootMode
    }
}

// core-polyfill is only emitted because a development dependency brings core-js into node_modules.
if (byName['client-optional']) {
    delete byName['client-optional'].entry['core-polyfill']
    // Compiled apart from what shoppers load, so that it changes no byte of it (docs/decisions/0043).
    byName['client-optional'].entry.preview = here('app/shell/start/preview.tsx')
    // One file: the names of others would be those of the shop's own.
    byName['client-optional'].module.parser = {javascript: {dynamicImportMode: 'eager'}}
}

for (const {resolve} of configs) {
    // The kit aliases this package to its directory, which switches its `exports` off: subpath
    // imports such as '@chakra-ui/react/button' would not resolve. There is one copy, so no alias is needed.
    delete resolve.alias['@chakra-ui/react']
    // The brand layer: a file at overrides/app/x replaces app/x (docs/decisions/0002).
    resolve.alias['@app'] = [here('overrides/app'), here('app')]
    resolve.alias['@contract'] = here('contract')
}

if (byName.client) {
    byName.client.entry.texts = here('app/shell/start/texts.ts')
    byName.client.plugins.push(
        // What stands behind `typeof window === 'undefined'` is the server's, and so is what it alone imports.
        new webpack.DefinePlugin({'typeof window': JSON.stringify('object')})
    )
    // All of a page's code runs as it comes alive. By this word Chromium compiles it beside the main thread while it arrives,
    // which waits for the network anyway: a third less work before the page answers (docs/decisions/0013).
    byName.client.plugins.push(
        new webpack.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /^(main|.*-page)\.js$/,
            stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
        })
    )
}

module.exports = configs
