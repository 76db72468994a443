/** Short texts of which every server must have the newest: the version of what editors have published. */
export type Latest = {
    /** Rejects if other servers cannot read it. */
    write: (key: string, text: string) => Promise<void>
    /** Undefined if nothing was ever written. Rejects while that cannot be found out. */
    read: (key: string) => Promise<string | undefined>
}

/** The newest texts of one process. */
export const createLatest = (): Latest => {
    const texts = new Map<string, string>()
    return {
        write: async (key, text) => void texts.set(key, text),
        read: async (key) => texts.get(key)
    }
}
