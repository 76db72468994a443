import {isIP} from 'node:net'

/** Networks that nobody outside reaches: this machine, private, link-local, shared by a carrier. */
const privateNetworks = [
    /^0\./,
    /^127\./,
    /^10\./,
    /^192\.168\./,
    /^172\.(?:1[6-9]|2\d|3[01])\./,
    /^169\.254\./,
    /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
    /^::1?$/,
    /^::ffff:/,
    /^f[cd]/,
    /^fe[89ab]/
]

/** Whether a host, with or without a port, is this machine or a network that Managed Runtime does not reach. */
export const isLocal = (host: string): boolean => {
    if (!URL.canParse(`http://${host}`)) return true
    const name = new URL(`http://${host}`).hostname.replaceAll(/^\[|\]$/g, '')
    if (isIP(name) !== 0) return privateNetworks.some((network) => network.test(name))
    return !name.includes('.') || /\.(?:local|localhost|internal|test|home\.arpa)$/.test(name)
}

type Address = {key: string; host: string; isSecure: boolean}

/** Each address in a configuration, with the keys that lead to it. */
export const addressesIn = (configuration: unknown, key = ''): Address[] => {
    if (typeof configuration === 'string')
        return /^(?:https?|wss?):\/\//.test(configuration) && URL.canParse(configuration)
            ? [
                  {
                      key,
                      host: new URL(configuration).host,
                      isSecure: /^(?:https|wss):/.test(configuration)
                  }
              ]
            : []
    if (typeof configuration !== 'object' || configuration === null) return []
    return Object.entries(configuration).flatMap(([name, value]) =>
        addressesIn(value, key ? `${key}.${name}` : name)
    )
}
