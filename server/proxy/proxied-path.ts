/**
 * The characters that a part of a path may have once it is decoded: nothing that another program could read as another
 * path.
 */
const PLAIN = /^[\w\-.~!$&'()*+,:=@ ]+$/

const partOf = (written: string): string | undefined => {
    try {
        const part = decodeURIComponent(written)
        return PLAIN.test(part) && !/^\.+$/.test(part) ? part : undefined
    } catch {
        return undefined
    }
}

/** A path with only one reading: decoded to match rules, and encoded again to be sent. */
export type ProxiedPath = {decoded: string; written: string}

/**
 * Parses the path of a call once, so that the path that is matched is the path that is sent. Undefined if it can be
 * read in two ways: dots, empty parts, slashes or percent signs within a part, or an address of another host.
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
