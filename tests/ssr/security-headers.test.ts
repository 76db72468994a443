import express from 'express'
import {startServer} from '../support/server/http-server'
import {securityHeaders} from '../../server/ssr/security-headers'

type Allowed = Parameters<typeof securityHeaders>[1]

const nobody: Allowed['thirdParties'] = {
    identityProvider: '',
    cardFrame: '',
    videoPlayer: '',
    scriptOrigins: [],
    wallets: {}
}

/** What the security policy of a page allows, by the name of the directive. */
const allowedBy = async (
    redirectHosts: string[],
    thirdParties: Partial<Allowed['thirdParties']> = {},
    path = '/'
): Promise<Record<string, string>> => {
    const app = express().use(
        securityHeaders(
            true,
            {redirectHosts, thirdParties: {...nobody, ...thirdParties}},
            (page) => page === '/card'
        ),
        (_, res) => void res.send('')
    )
    const {origin, close} = await startServer(app)
    const {headers} = await fetch(origin + path)
    close()
    const directives = headers.get('content-security-policy')?.split(';') ?? []
    return Object.fromEntries(
        directives.map((directive) => [
            directive.replace(/ .*/, ''),
            directive.replace(/^\S+ ?/, '')
        ])
    )
}

test('only our own pages may use the device’s position, and no page may use camera, microphone or payment', async () => {
    const thirdParties = nobody
    const app = express().use(
        securityHeaders(true, {redirectHosts: [], thirdParties}),
        (_, res) => void res.send('')
    )
    const {origin, close} = await startServer(app)
    const {headers} = await fetch(origin)
    close()

    const permissions = headers.get('permissions-policy')?.split(', ')
    expect(permissions).toEqual(
        expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()', 'payment=()'])
    )
    expect([headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual([
        'DENY',
        'nosniff'
    ])
})

test('a form may only go to our own pages, and to the hosts that a search may redirect to [SEARCH-016, D-06]', async () => {
    await expect(allowedBy([])).resolves.toMatchObject({'form-action': "'self'"})
    await expect(allowedBy(['careers.example'])).resolves.toMatchObject({
        'form-action': "'self' careers.example",
        'script-src': "'self'"
    })
})

test.each`
    identityProvider           | cardFrame                       | wallets                              | frames
    ${''}                      | ${''}                           | ${{}}                                | ${"'none'"}
    ${'https://id.example/in'} | ${''}                           | ${{}}                                | ${"'self' https://id.example"}
    ${''}                      | ${'https://cards.example/form'} | ${{}}                                | ${'https://cards.example'}
    ${'https://a.example'}     | ${'https://a.example/card'}     | ${{paypal: 'https://a.example/pay'}} | ${"'self' https://a.example"}
    ${''}                      | ${'https://cards.example/form'} | ${{venmo: 'https://v.example/pay'}}  | ${'https://cards.example https://v.example'}
    ${''}                      | ${''}                           | ${{venmo: ''}}                       | ${"'none'"}
`(
    'frames of "$identityProvider", "$cardFrame" and $wallets are allowed as they are configured: $frames [D-37]',
    async ({identityProvider, cardFrame, wallets, frames}) => {
        const allowed = await allowedBy([], {identityProvider, cardFrame, wallets})

        expect(allowed['frame-src']).toBe(frames)
        expect(allowed['frame-ancestors']).toBe("'none'")
    }
)

test('the video player may be framed where it is configured [CONTENT-017, D-37]', async () => {
    const allowed = await allowedBy([], {videoPlayer: 'https://player.example/embed'})

    expect(allowed['frame-src']).toBe('https://player.example')
})

test('whatever is configured, a page runs only our own scripts and calls only our own server, also with a card frame (D-31) [ASVS-3.4.3, ASVS-3.4.6]', async () => {
    const allowed = await allowedBy(['careers.example'], {
        identityProvider: 'https://id.example/in',
        cardFrame: 'https://cards.example/form',
        wallets: {paypal: 'https://wallets.example/pay'}
    })

    for (const directive of ['default-src', 'script-src', 'connect-src', 'worker-src']) {
        expect([directive, allowed[directive]]).toEqual([directive, "'self'"])
    }
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
        expect([directive, allowed[directive]]).toEqual([directive, "'none'"])
})

test.each`
    path       | policy
    ${'/'}     | ${"'self' https://tags.example https://eggs.example:8443"}
    ${'/card'} | ${"'self'"}
`(
    'on $path scripts run from $policy, and call home there alone (D-31) [D-37]',
    async ({path, policy}) => {
        const scriptOrigins = ['https://tags.example', 'https://eggs.example:8443']

        const allowed = await allowedBy([], {scriptOrigins}, path)

        expect([allowed['script-src'], allowed['connect-src']]).toEqual([policy, policy])
        expect(allowed['default-src']).toBe("'self'")
        expect(allowed['font-src']).toBe("'self'")
    }
)
