import {once} from 'node:events'
import {X509Certificate} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {AddressInfo} from 'node:net'
import {createServer, type Server} from 'node:tls'
import {createMetrics} from '../front/logs/metrics'
import {readCertificates, tlsOrigins} from './certificates'

const pem = readFileSync(
    createRequire(__filename).resolve(
        '@salesforce/pwa-kit-runtime/ssr/server/test_fixtures/localhost.pem'
    )
)

/** When the certificate of this server ends, which nobody has signed. */
const ends = Date.parse(new X509Certificate(pem).validTo) / 1000

const open: Server[] = []
afterEach(() => {
    for (const server of open.splice(0)) server.close()
})

const aThirdParty = async (): Promise<string> => {
    const server = createServer({key: pem, cert: pem}).listen(0, '127.0.0.1')
    open.push(server)
    await once(server, 'listening')
    const address: AddressInfo | string | null = server.address()
    return `https://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

/** What Prometheus is given of certificates, and what was logged, after one reading. */
const readingOf = async (origins: readonly string[]) => {
    const {registry, certificateEnds} = createMetrics()
    const warnings: string[] = []
    const warn = (message: string) => void warnings.push(message)
    await readCertificates({origins, report: certificateEnds, warn})
    const lines = (await registry.metrics()).split('\n')
    return {samples: lines.filter((line) => line.startsWith('storefront_certificate')), warnings}
}

test('the end of a third party’s certificate is among the figures, whether or not it is trusted', async () => {
    const origin = await aThirdParty()

    const {samples, warnings} = await readingOf([origin])

    expect(samples).toEqual([
        `storefront_certificate_end_timestamp_seconds{origin="${origin}"} ${ends}`
    ])
    expect(warnings).toEqual([])
})

test('a third party that cannot be reached is logged, and the others are read', async () => {
    const [gone, origin] = [await aThirdParty(), await aThirdParty()]
    const [first] = open.splice(0, 1)
    first?.close()

    const {samples, warnings} = await readingOf([gone, origin])

    expect(samples).toHaveLength(1)
    expect(samples[0]).toContain(origin)
    expect(warnings).toEqual([expect.stringContaining(`The certificate of ${gone}`)])
})

test('all that is called or shown by TLS is read, each origin once, and no address of this machine', () => {
    const none = {address: '', key: ''}
    const upstreams = {
        commerceApi: 'https://abc.api.example',
        ocapi: 'https://ocapi.example',
        images: 'https://ocapi.example/on',
        leads: 'http://127.0.0.1:4000/leads',
        geocoder: {...none, address: 'https://geo.example', signingSecret: ''},
        maps: {...none, address: 'https://maps.example'},
        personalization: {...none, realm: '', instanceType: 'sbx' as const, sources: {}}
    }
    const thirdParties = {
        identityProvider: 'https://login.example/authorize',
        cardFrame: 'https://cards.example/frame',
        videoPlayer: '',
        scriptOrigins: ['https://chat.example'],
        wallets: {paypal: 'https://wallet.example/paypal'}
    }

    expect(tlsOrigins({upstreams, thirdParties})).toEqual([
        'https://abc.api.example',
        'https://ocapi.example',
        'https://geo.example',
        'https://login.example',
        'https://cards.example',
        'https://chat.example',
        'https://wallet.example'
    ])
})
