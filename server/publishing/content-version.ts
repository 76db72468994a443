import type {Latest} from '../shared/latest'

/** A server reads the version from the shared store at most this often, in milliseconds: then all of them know it. */
export const readEveryMs = 300

/** The same after a failure, so that few pages wait for a store that is down. */
const retryAfterMs = 1000

const key = 'content-version'

export type ContentVersion = {
    /** The version of what is published: data that was fetched under another one is fetched again. Never rejects. */
    current: () => Promise<string>
    /** A new version, at once on this server. Rejects if the other servers do not learn of it. */
    raise: () => Promise<void>
}

type Setup = {latest: Latest; now: () => number; newId: () => string}

/** The version of what editors have published, the same on all servers within `readEveryMs`. */
export const createContentVersion = ({latest, now, newId}: Setup): ContentVersion => {
    let version = ''
    let readAt = -Infinity
    let pending: Promise<void> | undefined

    const read = async (): Promise<void> => {
        const before = version
        readAt = now() + readEveryMs
        try {
            const found = await latest.read(key)
            // What was read while this server raised the version may be older than that.
            if (found !== undefined && version === before) version = found
        } catch {
            readAt = now() + retryAfterMs
        }
    }

    return {
        current: async () => {
            if (now() >= readAt)
                pending ??= read().finally(() => {
                    pending = undefined
                })
            await pending
            return version
        },
        raise: async () => {
            version = newId()
            await latest.write(key, version)
        }
    }
}
