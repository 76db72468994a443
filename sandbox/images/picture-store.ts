import {randomUUID} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/**
 * Lets at most so many tasks run at a time. Of those that wait the newest and the oldest are next by turns: a shopper who
 * has gone on to another page waits for that page's pictures, and those of the page before still come in time, as a
 * browser goes on waiting for them with the few connections that it has.
 */
export const atMost = (running: number) => {
    const waiting: (() => void)[] = []
    const held = {places: running, newestNext: true}

    const enter = async () => {
        if (held.places > 0) held.places -= 1
        else await new Promise<void>((resolve) => waiting.push(resolve))
    }

    const leave = () => {
        const next = held.newestNext ? waiting.pop() : waiting.shift()
        held.newestNext = !held.newestNext
        // The place is handed over, so that nobody who comes now gets before those who wait.
        if (next) next()
        else held.places += 1
    }

    return async <T>(task: () => Promise<T>): Promise<T> => {
        await enter()
        try {
            return await task()
        } finally {
            leave()
        }
    }
}

/** Two at a time: more would only take the processor from those who shop. */
const inTurn = atMost(2)

const pending = new Map<string, Promise<Buffer>>()

const written = async (file: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(file), {recursive: true})
    // Anyone who reads the file meanwhile sees the old one or the whole new one, never a part.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
}

const storedPicture = (file: string): Promise<Buffer | undefined> =>
    readFile(file).catch(() => undefined)

/**
 * The bytes of a picture, from the data folder when they are there; else made once, however many ask for it at the
 * same time, and stored. Without a folder every picture is made again.
 */
export const picture = async (
    dataFolder: string,
    key: string,
    make: () => Promise<Buffer>
): Promise<Buffer> => {
    if (dataFolder === ':memory:') return inTurn(make)
    const file = join(dataFolder, 'pictures', key)
    const found = await storedPicture(file)
    if (found) return found
    const same = pending.get(file)
    if (same) return same
    const making = inTurn(make).then(async (bytes) => {
        await written(file, bytes)
        return bytes
    })
    pending.set(file, making)
    return making.finally(() => pending.delete(file))
}
