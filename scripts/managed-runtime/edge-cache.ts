import {LRUCache} from 'lru-cache'
import type {GatewayResponse} from './gateway'

/** For how many milliseconds a shared cache may keep a response; 0 for not at all. */
const ageOf = ({statusCode, headers, multiValueHeaders}: GatewayResponse): number => {
    if (statusCode !== 200 || 'set-cookie' in multiValueHeaders) return 0
    const rules = String(headers['cache-control'] ?? '')
    if (/\b(?:private|no-store|no-cache)\b/.test(rules)) return 0
    const [, seconds = '0'] = /s-maxage=(\d+)/.exec(rules) ?? /max-age=(\d+)/.exec(rules) ?? []
    return Number(seconds) * 1000
}

/**
 * The CDN's cache. As on Managed Runtime the key is the address and the request class, both as the request processor
 * leaves them, and nothing else: no cookie and no header.
 */
export const createEdgeCache = () => {
    const stored = new LRUCache<string, GatewayResponse>({max: 500})
    return {
        keyOf: (address: string, requestClass: string): string => `${address} ${requestClass}`,
        get: (key: string): GatewayResponse | undefined => stored.get(key),
        save: (key: string, response: GatewayResponse): void => {
            const ttl = ageOf(response)
            if (ttl > 0) stored.set(key, response, {ttl})
        }
    }
}
