/** What of the build only the server may read; everything else in it may be read by anybody. */
module.exports = {
    files: [
        'ssr.js',
        'server-renderer.js',
        'request-processor.js',
        'loadable-stats.json',
        'package.json',
        'source-fingerprint.txt'
    ],
    folders: ['config', 'node_modules']
}
