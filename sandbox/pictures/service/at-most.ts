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
