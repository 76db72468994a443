import {shopVisitor} from '../../tests/support/browser/shop-visitor'
import {siteId, wholeShop} from '../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

const asJson = (body: object): RequestInit => ({
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(body)
})

const messages = async (): Promise<{kind: string; to: string; token: string; link: string}[]> => {
    const {platform} = await opened
    const answer = await fetch(`${platform}/__control/messages`)
    const {messages: all} = await answer.json()
    return all
}

describe('wrong passwords', () => {
    test('after ten of them the next is refused with an explanation, even the right one [D-20]', async () => {
        const visitor = shopVisitor((await opened).origin)
        for (let tried = 0; tried < 10; tried += 1) {
            expect((await visitor.tryPassword('avery@homeward.example', 'Wrong!123')).status).toBe(
                401
            )
        }

        const refused = await visitor.tryPassword('avery@homeward.example', 'Homeward!1')

        expect(refused.status).toBe(429)
        expect(await refused.json()).toMatchObject({
            type: 'too-many-sign-ins',
            retryAfter: expect.any(Number)
        })
        expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    })

    test('are refused with the same text as an unknown address [D-20]', async () => {
        const {origin} = await opened
        const refusalOf = async (login: string) => {
            const answer = await shopVisitor(origin).tryPassword(login, 'Wrong!123')
            return {status: answer.status, body: await answer.text()}
        }

        const [known, unknown] = await Promise.all(
            ['casey@homeward.example', 'nobody@homeward.example'].map(refusalOf)
        )

        expect(known?.status).toBe(401)
        expect(unknown).toEqual(known)
    })

    test('a stranger’s do not lock out a browser that has signed in before [D-20]', async () => {
        const {origin} = await opened
        const owner = shopVisitor(origin)
        await owner.signIn('blake@homeward.example')
        const stranger = shopVisitor(origin)
        for (let tried = 0; tried < 11; tried += 1) {
            await stranger.tryPassword('blake@homeward.example', 'Wrong!123')
        }

        const theirs = await stranger.tryPassword('blake@homeward.example', 'Homeward!1')
        const own = await owner.tryPassword('blake@homeward.example', 'Homeward!1')

        expect([theirs.status, own.status]).toEqual([429, 303])
    })

    test('right ones do not count [D-20]', async () => {
        const {origin} = await opened
        for (let tried = 0; tried < 12; tried += 1) {
            const {status} = await shopVisitor(origin).tryPassword(
                'finley@homeward.example',
                'Homeward!1'
            )
            expect(status).toBe(303)
        }
    })
})

describe('a forgotten password', () => {
    test('gets the same response with and without an account, and no token [D-20, D-21]', async () => {
        const visitor = shopVisitor((await opened).origin)

        const known = await visitor.call(
            '/api/reset-password-request',
            asJson({email: 'casey@homeward.example'})
        )
        const unknown = await visitor.call(
            '/api/reset-password-request',
            asJson({email: 'nobody@homeward.example'})
        )

        const texts = [await known.text(), await unknown.text()]
        expect([known.status, unknown.status]).toEqual([202, 202])
        expect(texts).toEqual(['{"state":"sent"}', '{"state":"sent"}'])
    })

    test('the secret of a mailed link is removed from the address, and sets a new password once [D-21]', async () => {
        const visitor = shopVisitor((await opened).origin)
        await visitor.call(
            '/api/reset-password-request',
            asJson({email: 'quincy@homeward.example'})
        )
        const mail = (await messages()).find(({to}) => to === 'quincy@homeward.example')
        const {pathname, search} = new URL(mail?.link ?? '')

        const landed = await visitor.call(pathname + search)

        expect(landed.status).toBe(303)
        expect(landed.headers.get('location')).toBe('/my-accounts/resetPassword/new')
        expect(landed.headers.get('referrer-policy')).toBe('no-referrer')
        expect(await (await visitor.call('/api/reset-password')).json()).toEqual({
            state: 'ready',
            email: 'quincy@homeward.example'
        })
        const weak = await visitor.call('/api/reset-password', asJson({newPassword: 'short'}))
        expect(await weak.json()).toMatchObject({status: 400, type: 'password-refused'})
        const set = await visitor.call('/api/reset-password', asJson({newPassword: 'Newpass!123'}))
        expect(set.status).toBe(204)
        const again = await visitor.call(
            '/api/reset-password',
            asJson({newPassword: 'Newpass!124'})
        )
        expect(await again.json()).toMatchObject({type: 'link-not-valid'})
        expect((await visitor.tryPassword('quincy@homeward.example', 'Newpass!123')).status).toBe(
            303
        )
    })
})

describe('a document', () => {
    const form = (bytes: readonly number[] | Uint8Array, verifyType = 'INCOME') => {
        const body = new FormData()
        body.set('verifyType', verifyType)
        body.set('file', new Blob([Uint8Array.from(bytes)]), '../../evil.exe')
        return {method: 'POST', body}
    }
    const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]

    test('goes to the platform with the shopper’s own token, under our own file name [D-35, VERIFY]', async () => {
        const visitor = shopVisitor((await opened).origin)
        await visitor.signIn('jordan@homeward.example')

        const answer = await visitor.call('/api/documents', form(PDF))

        const {verificationDocuments} = await answer.json()
        expect(answer.status).toBe(200)
        expect(verificationDocuments).toContainEqual(
            expect.objectContaining({verifyType: 'INCOME', fileName: 'document.pdf'})
        )
    })

    test.each`
        bytes                                   | status | type                    | because
        ${[0x4d, 0x5a, 0x90]}                   | ${415} | ${'document-kind'}      | ${'a program is no document'}
        ${new Uint8Array(10 * 1024 * 1024 + 1)} | ${413} | ${'document-too-large'} | ${'it is a byte too large'}
    `('is refused with $status, as $because [D-35]', async ({bytes, status, type}) => {
        const visitor = shopVisitor((await opened).origin)
        await visitor.signIn('jordan@homeward.example')

        const answer = await visitor.call('/api/documents', form(bytes))

        expect(await answer.json()).toMatchObject({status, type})
    })

    test('without a shopper it is refused', async () => {
        const answer = await shopVisitor((await opened).origin).call('/api/documents', form(PDF))

        expect(await answer.json()).toMatchObject({status: 401, type: 'sign-in-needed'})
    })
})

test('no token of any kind is readable by script after a sign-in [D-14]', async () => {
    const visitor = shopVisitor((await opened).origin)

    const answer = await visitor.signIn('harper@homeward.example')

    const readable = answer.headers.getSetCookie().filter((one) => !/; HttpOnly/i.test(one))
    expect(readable.join()).not.toMatch(/token|eyJ/)
    expect(visitor.jar.get(`cc-nx_${siteId}`)).toBeDefined()
})
