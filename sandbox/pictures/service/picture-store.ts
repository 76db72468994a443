import {randomUUID} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {atMost} from './at-most'

/** Two at a time: more would only take the processor from those who shop. */
const inTurn = atMost(2)

const underway = new Map<string, Promise<Buffer>>()

const written = async (file: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(file), {recursive: true})
    // Whoever reads the file meanwhile sees the old one or the whole new one, never a part.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
}

const kept = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

/**
 * The bytes of a picture, from the data folder when they are there; else made once, however many ask for it at the
 * same time, and kept. Without a folder every picture is made anew.
 */
export const picture = async (
    dataFolder: string,
    key: string,
    make: () => Promise<Buffer>
): Promise<Buffer> => {
    if (dataFolder === ':memory:') return inTurn(make)
    const file = join(dataFolder, 'pictures', key)
    const found = await kept(file)
    if (found) return found
    const same = underway.get(file)
    if (same) return same
    const making = inTurn(make).then(async (bytes) => {
        await written(file, bytes)
        return bytes
    })
    underway.set(file, making)
    return making.finally(() => underway.delete(file))
}
