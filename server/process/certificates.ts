import {isIP} from 'node:net'
import {connect} from 'node:tls'
import type {Upstreams} from '../../config/checked-upstreams'
import type {StorefrontConfig} from '../../config/storefront-config'

/** No certificate changes faster than alerts are read. */
const everyMs = 6 * 60 * 60_000

/** An origin that is slower has no certificate this time. */
const deadlineMs = 5_000

type Addresses = {
    upstreams: Pick<
        Upstreams,
        'commerceApi' | 'ocapi' | 'images' | 'geocoder' | 'maps' | 'leads' | 'personalization'
    >
    thirdParties: Pick<
        StorefrontConfig['thirdParties'],
        'identityProvider' | 'cardFrame' | 'videoPlayer' | 'scriptOrigins' | 'wallets'
    >
}

/** The origins of others that our server calls by TLS, and those whose pages and scripts a browser shows. */
export const tlsOrigins = ({upstreams, thirdParties}: Addresses): string[] => {
    const {geocoder, maps, personalization} = upstreams
    const addresses = [
        upstreams.commerceApi,
        upstreams.ocapi,
        upstreams.images,
        upstreams.leads,
        geocoder.address,
        maps.key === '' ? '' : maps.address,
        personalization.address,
        thirdParties.identityProvider,
        thirdParties.cardFrame,
        thirdParties.videoPlayer,
        ...thirdParties.scriptOrigins,
        ...Object.values(thirdParties.wallets)
    ]
    const secure = addresses.filter((address) => address.startsWith('https:'))
    return [...new Set(secure.map((address) => new URL(address).origin))]
}

/**
 * When the certificate of an origin ends, in seconds since 1970. Nothing is sent to it, so it need not be trusted: one
 * that has ended is read, too. Rejects if the origin does not answer.
 */
export const certificateEnd = (origin: string): Promise<number> =>
    new Promise((resolve, reject) => {
        const {hostname: host, port} = new URL(origin)
        const socket = connect({
            host,
            port: port === '' ? 443 : Number(port),
            ...(isIP(host) === 0 && {servername: host}),
            rejectUnauthorized: false,
            timeout: deadlineMs
        })
        socket.once('secureConnect', () => {
            const end = Date.parse(socket.getPeerCertificate().valid_to)
            socket.destroy()
            if (Number.isNaN(end)) reject(new Error('it has no end'))
            else resolve(end / 1000)
        })
        socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
        socket.once('error', reject)
    })

type Reading = {
    origins: readonly string[]
    report: (origin: string, end: number) => void
    warn: (message: string) => void
}

/** Reads the certificate of each origin, one after the other. One that cannot be read is logged, and nothing else. */
export const readCertificates = async ({origins, report, warn}: Reading): Promise<void> => {
    for (const origin of origins)
        await certificateEnd(origin).then(
            (end) => report(origin, end),
            (error: unknown) => {
                const reason = error instanceof Error ? error.message : String(error)
                warn(`The certificate of ${origin} could not be read: ${reason}`)
            }
        )
}

/** Reads the certificates now and every six hours. */
export const watchCertificates = (reading: Reading): void => {
    const read = () => void readCertificates(reading)
    read()
    setInterval(read, everyMs).unref()
}
