import {readdirSync} from 'node:fs'
import path from 'node:path'

/** More do not fit a screen: the folder is two subjects. Tests beside their subjects count. */
const MOST = 20

const code = ['app', 'server', 'worker', 'sandbox', 'scripts', 'tests']

const isIgnored = (folder: string): boolean =>
    /(?:^|\/)(?:node_modules|build|dist|\.\w+)(?:\/|$)/.test(folder)

/** How many files each folder has, without those of the folders in it. */
const filesByFolder = (top: string): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const entry of readdirSync(top, {recursive: true, withFileTypes: true})) {
        const folder = entry.parentPath
        if (!entry.isFile() || isIgnored(folder)) continue
        counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    return counts
}

test.each(code)('no folder of %s has more than twenty files', (top) => {
    const crowded = [...filesByFolder(top)].filter(([, count]) => count > MOST)

    expect(crowded.map(([folder, count]) => `${path.normalize(folder)}: ${count} files`)).toEqual(
        []
    )
})
