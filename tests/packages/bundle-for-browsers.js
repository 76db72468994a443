// Bundles one file as the browser's production build does, with its resolution and its loaders: `entry` `folder`, where
// page.js is written.
const {createRequire} = require('node:module')
const path = require('node:path')

const webpack = createRequire(require.resolve('@salesforce/pwa-kit-dev/package.json'))('webpack')

const [entry, folder] = process.argv.slice(2).map((each) => path.resolve(each))
const client = require('../../webpack.config').find(({name}) => name === 'client')

const compiler = webpack({
    ...client,
    entry: {page: entry},
    output: {path: folder, filename: '[name].js'},
    optimization: {minimize: false},
    // Without those that write the shop's own files.
    plugins: client.plugins.filter(
        (plugin) =>
            plugin instanceof webpack.DefinePlugin ||
            plugin instanceof webpack.NormalModuleReplacementPlugin
    )
})

compiler.run((error, stats) => {
    if (error) throw error
    if (stats.hasErrors()) throw new Error(stats.toString({all: false, errors: true}))
})
