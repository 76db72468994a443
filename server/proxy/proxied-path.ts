/** What a part of a path may hold once it is decoded: nothing that somebody behind us reads as another path. */
const PLAIN = /^[\w\-.~!$&'()*+,:=@ ]+$/

const partOf = (written: string): string | undefined => {
    try {
        const part = decodeURIComponent(written)
        return PLAIN.test(part) && !/^\.+$/.test(part) ? part : undefined
    } catch {
        return undefined
    }
}

/** A path as everybody reads it: decoded to match it, and written again to send it. */
export type ProxiedPath = {decoded: string; written: string}

/**
 * Reads the path of a call once, so that what is matched is what is asked for. Nothing if it could be read in two ways:
 * dots, empty parts, slashes or per cent signs within a part, or an address of another host.
 */
export const proxiedPath = (path: string): ProxiedPath | undefined => {
    if (!path.startsWith('/')) return undefined
    const parts = path.slice(1).split('/').map(partOf)
    const known = parts.filter((part) => part !== undefined)
    if (known.length !== parts.length) return undefined
    return {
        decoded: `/${known.join('/')}`,
        written: `/${known.map(encodeURIComponent).join('/')}`
    }
}
