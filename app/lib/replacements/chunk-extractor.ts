import {ChunkExtractor as ExtractorOfOnePage} from '@loadable/server'

const statsOfFiles = new Map<string, object>()

/**
 * The extractor of @loadable/server, which finds the scripts of a page, with the build's list of chunks read once for the
 * server. The original reads and parses that list, 97 kB, for every page. webpack.config.js replaces the package with this
 * file.
 */
export class ChunkExtractor extends ExtractorOfOnePage {
    constructor({statsFile, ...options}: {statsFile: string; publicPath: string}) {
        const known = statsOfFiles.get(statsFile)
        super(known ? {...options, stats: known} : {...options, statsFile})
        if (!known) statsOfFiles.set(statsFile, this.stats)
    }
}
