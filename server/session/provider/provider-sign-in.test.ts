import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {wholeShop} from '../../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

/** The parameters that our server sends to the provider. */
const names = ['client_id', 'redirect_uri', 'code_challenge', 'usid', 'state', 'nonce']

describe('sign-in at the provider', () => {
    /** Goes to the provider, signs in there, and returns to our callback's address. */
    const walk = async (
        visitor: ReturnType<typeof shopVisitor>,
        query: string,
        changed: Record<string, string> = {}
    ) => {
        const start = await visitor.call(`/api/ssologin/start${query}`)
        const form = new URL(start.headers.get('location') ?? '')
        const body = new URLSearchParams({login: 'morgan@homeward.example', password: 'Homeward!1'})
        for (const name of Object.keys(changed)) form.searchParams.set(name, changed[name] ?? '')
        for (const name of names) {
            const value = form.searchParams.get(name)
            if (value !== null) body.set(name, value)
        }
        expect((await fetch(form)).status).toBe(200)
        const signed = await fetch(form.origin + form.pathname, {
            method: 'POST',
            body,
            redirect: 'manual'
        })
        const next = new URL(signed.headers.get('location') ?? '', form)
        const back = await fetch(next, {redirect: 'manual'})
        const address = new URL(back.headers.get('location') ?? '', next)
        return {start, address: address.pathname + address.search}
    }

    test('ends on the page where the shopper was, with the cookies of every sign-in [D-16, ROUTE-064, AUTH-046]', async () => {
        const visitor = shopVisitor((await opened).origin)
        await visitor.beGuest()

        const {start, address} = await walk(visitor, '?return=/account/orders')
        const end = await visitor.call(address)

        expect(start.headers.getSetCookie().join()).toMatch(
            /^sso_.*Max-Age=600; Path=[^;]*; HttpOnly; Secure; SameSite=Lax/
        )
        expect(end.status).toBe(303)
        expect(end.headers.get('location')).toBe('/account/orders')
        expect(end.headers.getSetCookie().join()).not.toContain('id_token')
        expect(visitor.jar.get('signed_in')).toBe('provider')
        const who = await (await visitor.call('/api/session')).json()
        expect(who).toMatchObject({state: 'known', registered: true})
    })

    test.each([
        ['1', '0', '1'],
        ['0', '0', '0'],
        ['0', '1', '1']
    ])(
        'whoever has %s as their choice about tracking, and %s as Global Privacy Control, has tokens with dnt %s (G-64)',
        async (choice, signal, dnt) => {
            const visitor = shopVisitor((await opened).origin)
            await visitor.beGuest()
            visitor.jar.set('dw_dnt', choice)

            const {address} = await walk(visitor, '?return=/account/orders')
            await visitor.call(address, {headers: {'sec-gpc': signal}})

            const [token] = [...visitor.jar].flatMap(([name, value]) =>
                name.startsWith('cc-at_') ? [value] : []
            )
            const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
            expect(JSON.parse(claims)).toMatchObject({dnt})
        }
    )

    describe('within a frame', () => {
        const begun = async () => {
            const visitor = shopVisitor((await opened).origin)
            return {visitor, ...(await walk(visitor, '?frame=1'))}
        }
        const complete = async (visitor: ReturnType<typeof shopVisitor>, address: string) => {
            const end = await visitor.call(address, {method: 'POST'})
            return {end, ended: await end.json()}
        }
        const whoIs = async (visitor: ReturnType<typeof shopVisitor>) =>
            (await visitor.call('/api/session')).json()

        test('the return, which comes without a cookie, is a page that no other site may frame [D-16]', async () => {
            const {visitor, start, address} = await begun()
            const {origin} = await opened

            const page = await shopVisitor(origin).call(address)

            expect(start.headers.getSetCookie().join()).toMatch(
                /^sso_.*Max-Age=600; Path=[^;]*; HttpOnly; Secure; SameSite=Strict/
            )
            expect(page.status).toBe(200)
            expect(page.headers.getSetCookie()).toEqual([])
            expect(page.headers.get('cache-control')).toBe('no-store')
            expect(page.headers.get('x-frame-options')).toBeNull()
            expect(page.headers.get('content-security-policy')).toMatch(
                /^default-src 'none'; script-src 'sha256-[^']+'; connect-src 'self'; .*frame-ancestors 'self'$/
            )
            const html = await page.text()
            expect(html).toContain("{method:'POST'")
            // Nothing of the address is in the page.
            expect(html).not.toContain(new URL(address, origin).searchParams.get('code'))
            expect(await whoIs(visitor)).toMatchObject({state: 'none'})
        })

        test('its call signs in, with the cookies of every sign-in, and its response says nothing else [D-16]', async () => {
            const {visitor, address} = await begun()
            await visitor.call(address)

            const {end, ended} = await complete(visitor, address)

            expect(ended).toEqual({outcome: 'signed-in'})
            expect(end.headers.get('cache-control')).toBe('no-store')
            const set = end.headers.getSetCookie()
            expect(set.find((cookie) => cookie.startsWith('cc-at_'))).toMatch(/HttpOnly/i)
            expect(set.join()).not.toMatch(/id_token|SameSite=None/)
            expect(await whoIs(visitor)).toMatchObject({state: 'known', registered: true})
        })

        test('it works once, and only for the browser that began it [D-16]', async () => {
            const {visitor, address} = await begun()
            const victim = shopVisitor((await opened).origin)

            expect((await complete(victim, address)).ended).toEqual({outcome: 'state'})
            expect(victim.jar.size).toBe(0)
            expect((await complete(visitor, address)).ended).toEqual({outcome: 'signed-in'})
            expect((await complete(visitor, address)).ended).toEqual({outcome: 'state'})
        })

        test('another site cannot complete it [D-16]', async () => {
            const {visitor, address} = await begun()

            const foreign = await visitor.call(address, {
                method: 'POST',
                headers: {'sec-fetch-site': 'cross-site'}
            })

            expect(foreign.status).toBe(403)
            expect(await whoIs(visitor)).toMatchObject({state: 'none'})
        })

        test('a sign-in in the window is not completed by a call [D-16]', async () => {
            const visitor = shopVisitor((await opened).origin)
            const {address} = await walk(visitor, '?return=/account')

            expect((await complete(visitor, address)).ended).toEqual({outcome: 'state'})
            expect((await visitor.call(address)).headers.get('location')).toBe('/account')
        })

        test.each([
            ['code=[^&]+', 'code=x', 'expired'],
            ['code=[^&]+', 'error=access_denied', 'provider']
        ])('a return whose %s is %s says “%s” [D-16]', async (found, changed, outcome) => {
            const {visitor, address} = await begun()

            const {ended} = await complete(visitor, address.replace(new RegExp(found), changed))

            expect(ended).toEqual({outcome})
        })

        test.each([
            {kind: 'status', status: 503},
            {kind: 'status', status: 429},
            {kind: 'status', status: 408},
            {kind: 'garble'}
        ] as const)(
            'a platform that gives no tokens, by %j, says so [ROUTE-027] (D-49)',
            async (harm) => {
                const {sandbox} = await opened
                const {visitor, address} = await begun()
                const fault = sandbox.faults.add({path: '*/oauth2/token', harm})

                const {ended} = await complete(visitor, address)
                sandbox.faults.remove(fault)

                expect(ended).toEqual({outcome: 'unavailable'})
            }
        )
    })

    test('a callback that another browser began signs nobody in [D-16]', async () => {
        const {origin} = await opened
        const {address} = await walk(shopVisitor(origin), '?return=/account')
        const victim = shopVisitor(origin)

        const end = await victim.call(address)

        expect(end.headers.get('location')).toBe('/login?error=state')
        expect(victim.jar.size).toBe(0)
    })

    test('an identity token of another sign-in signs nobody in [D-16, ASVS-10.2.1]', async () => {
        const visitor = shopVisitor((await opened).origin)
        const {start, address} = await walk(visitor, '?return=/account', {nonce: 'another'})

        const end = await visitor.call(address)

        expect(start.headers.get('location')).toMatch(/&nonce=[\w-]{20,}&/)
        expect(end.headers.get('location')).toBe('/login?error=state&return=%2Faccount')
        expect(await (await visitor.call('/api/session')).json()).toMatchObject({state: 'none'})
    })

    test('a callback works once, and an invalid code leads back to sign-in [D-16]', async () => {
        const visitor = shopVisitor((await opened).origin)
        const {address} = await walk(visitor, '?return=/es-US/account')

        const broken = await visitor.call(address.replace(/code=[^&]+/, 'code=x'))
        const again = await visitor.call(address)

        expect(broken.headers.get('location')).toBe(
            '/es-US/login?error=expired&return=%2Fes-US%2Faccount'
        )
        expect(again.headers.get('location')).toBe('/login?error=state')
    })

    test.each([
        ['?return=/es-US/account', '/es-US/service-failure-login?return=%2Fes-US%2Faccount'],
        ['', '/service-failure-login']
    ])(
        'a platform that gives no tokens, asked for with “%s”, leads to the page that says so [ROUTE-027] (G-22)',
        async (query, page) => {
            const {origin, sandbox} = await opened
            const visitor = shopVisitor(origin)
            const {address} = await walk(visitor, query)
            const harm = {kind: 'status', status: 503} as const
            const fault = sandbox.faults.add({path: '*/oauth2/token', harm})

            const end = await visitor.call(address)
            sandbox.faults.remove(fault)

            expect(end.headers.get('location')).toBe(page)
        }
    )

    test.each(['https://evil.example', '//evil.example', '/api/ssologin/end', '/\\evil.example'])(
        'nobody is led to %s',
        async (to) => {
            const visitor = shopVisitor((await opened).origin)
            const {address} = await walk(visitor, `?return=${encodeURIComponent(to)}`)

            expect((await visitor.call(address)).headers.get('location')).toBe('/')
        }
    )

    test('signing out ends the provider’s session too, and leads back [D-19]', async () => {
        const {origin, platform} = await opened

        const end = await shopVisitor(origin).call('/api/ssologin/end?return=/')

        const {href} = new URL(end.headers.get('location') ?? '')
        expect(href).toContain(`${platform}/single-sign-on/logout?post_logout_redirect_uri=`)
    })

    test.each([
        ['refuses', {kind: 'status', status: 503}],
        ['is not there', {kind: 'drop'}],
        ['does not answer', {kind: 'slow', milliseconds: 60_000}]
    ] as const)('a provider that %s keeps nobody from signing out [D-19]', async (_, harm) => {
        const {origin, sandbox} = await opened
        const fault = sandbox.faults.add({path: '/single-sign-on/logout', harm})

        const end = await shopVisitor(origin).call('/api/ssologin/end?return=/es-US')
        sandbox.faults.remove(fault)

        expect([end.status, end.headers.get('location')]).toEqual([303, '/es-US'])
    })
})
