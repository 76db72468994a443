import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {ChunkExtractor} from './chunk-extractor'

const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'))
afterAll(() => rmSync(folder, {recursive: true}))

const chunksOf = (name: string) => ({
    outputPath: folder,
    namedChunkGroups: {main: {chunks: [1], assets: [{name}], childAssets: {}}},
    chunks: [{id: 1, files: [name]}]
})

const buildList = (file: string, script: string) => {
    const statsFile = path.join(folder, file)
    writeFileSync(statsFile, JSON.stringify(chunksOf(script)))
    return statsFile
}

const scriptsOf = (statsFile: string) =>
    new ChunkExtractor({statsFile, publicPath: '/bundle/'}).getScriptTags()

describe('the scripts of a page', () => {
    it("come from the build's list of chunks, which is read for the first page only", () => {
        const list = buildList('shop.json', 'main.js')
        expect(scriptsOf(list)).toContain('src="/bundle/main.js"')
        buildList('shop.json', 'other.js')
        expect(scriptsOf(list)).toContain('src="/bundle/main.js"')
    })

    it('are those of their own build', () => {
        scriptsOf(buildList('shop.json', 'main.js'))
        expect(scriptsOf(buildList('next.json', 'next.js'))).toContain('src="/bundle/next.js"')
    })
})
