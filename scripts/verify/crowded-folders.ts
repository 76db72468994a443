import {posix} from 'node:path'

const MOST = 15

/** PWA Kit and each tool want their files at the root, so the root may be full. */
const FREE = new Set(['.'])

/** Folders with more entries than a reader takes in at once, fullest first. */
export const crowdedFolders = (files: readonly string[]): {folder: string; count: number}[] => {
    const entries = new Map<string, Set<string>>()
    const add = (path: string): void => {
        const folder = posix.dirname(path)
        entries.set(folder, (entries.get(folder) ?? new Set()).add(posix.basename(path)))
        if (folder !== '.') add(folder)
    }
    files.forEach(add)
    return [...entries]
        .map(([folder, names]) => ({folder, count: names.size}))
        .filter(({folder, count}) => count > MOST && !FREE.has(folder))
        .sort((a, b) => b.count - a.count)
}
