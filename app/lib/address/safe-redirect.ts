const LONGEST_ADDRESS = 2048

// Never requested: it only stands for "our own origin" while a path is parsed.
const OWN_ORIGIN = 'https://own.invalid'

// Characters that browsers drop, or read as a slash, before they look for a host.
const hasTricks = (text: string): boolean => /[\p{Cc}\p{Cf}\\]/u.test(text) || text !== text.trim()

/** Whether a path stays a path even for a server or router that decodes it once or twice. */
const isPlainPath = (path: string, decodings = 2): boolean => {
    if (hasTricks(path) || path.startsWith('//')) return false
    if (decodings === 0 || !path.includes('%')) return true
    try {
        return isPlainPath(decodeURIComponent(path), decodings - 1)
    } catch {
        return false
    }
}

// Not URL.parse, which Safari 17 does not have.
const parsed = (target: string, base?: string): URL | undefined => {
    try {
        return new URL(target, base)
    } catch {
        return undefined
    }
}

const ownPath = (target: string): string | undefined => {
    const url = parsed(target, OWN_ORIGIN)
    if (url?.origin !== OWN_ORIGIN || !isPlainPath(url.pathname)) return undefined
    return url.pathname + url.search + url.hash
}

const allowedAddress = (target: string, hosts: readonly string[]): string | undefined => {
    const url = /^https?:\/\/[^/]/i.test(target) ? parsed(target) : undefined
    const isAllowed =
        url !== undefined && hosts.includes(url.host) && !url.username && !url.password
    return isAllowed ? url.href : undefined
}

/**
 * The target of a redirect that comes from data, if it is safe (D-12): a path of our own origin, or an absolute http(s)
 * address whose host (with its port) is in the list. Undefined for anything else.
 */
export const safeRedirect = (
    target: string | null | undefined,
    allowedHosts: readonly string[] = []
): string | undefined => {
    if (!target || target.length > LONGEST_ADDRESS || hasTricks(target)) return undefined
    return target.startsWith('/') ? ownPath(target) : allowedAddress(target, allowedHosts)
}
