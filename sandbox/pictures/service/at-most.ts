/** Lets at most so many tasks run at a time; the others wait in the order in which they came. */
export const atMost = (running: number) => {
    const waiting: (() => void)[] = []
    const held = {places: running}

    const enter = async () => {
        if (held.places > 0) held.places -= 1
        else await new Promise<void>((resolve) => waiting.push(resolve))
    }

    const leave = () => {
        const next = waiting.shift()
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
