import {randomUUID} from 'node:crypto'
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {lruCache} from '../world/cache'

/**
 * Limits how many tasks run at a time. Of the waiting tasks the newest and the oldest are next in turn: a shopper who
 * has navigated waits for the new page's pictures, and those of the former page are still made in time, as the browser
 * keeps waiting for them with its few connections.
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
        // The slot is handed over, so that a new task cannot overtake the waiting ones.
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

/** Two at a time: more would slow down everything else. */
const inTurn = atMost(2)

const pending = new Map<string, Promise<Buffer>>()

const written = async (file: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(file), {recursive: true})
    // Readers see the old file or the complete new one, never a part.
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
}

const storedPicture = (file: string): Promise<Buffer | undefined> =>
    readFile(file).catch(() => undefined)

const mostRemembered = 200
const remembered = lruCache<string, Promise<Buffer>>(mostRemembered)

/** The bytes of a small picture that is not stored: made once, as long as it is one of the latest that were requested. */
export const rememberedPicture = (key: string, make: () => Promise<Buffer>): Promise<Buffer> =>
    remembered.of(key, () => {
        const making = inTurn(make)
        making.catch(() => remembered.forget(key))
        return making
    })

/**
 * The bytes of a picture: from the data folder if stored, else made once, for all concurrent requests, and stored. Without a
 * folder, ':memory:', every picture is made again.
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
