import {shopVisitor} from '../../../tests/support/browser/shop-visitor'
import {siteId, wholeShop} from '../../../tests/support/shop/whole-shop'

const opened = wholeShop()
afterAll(async () => (await opened).close())

type Visitor = ReturnType<typeof shopVisitor>

const signedIn = async (): Promise<Visitor> => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.signIn('morgan@homeward.example')
    return visitor
}

/** How often the platform has been asked for a token. */
const tokenCalls = async (): Promise<number> =>
    (await opened).reached.filter(({url}) => url.endsWith('/oauth2/token')).length

/** Another part of the same browser: it sends the cookies that this one has now. */
const besides = async ({cookies}: Visitor): Promise<Visitor> => {
    const other = shopVisitor((await opened).origin)
    for (const pair of cookies().split('; ')) {
        const [name = '', ...value] = pair.split('=')
        other.jar.set(name, value.join('='))
    }
    return other
}

const tokenOf = ({jar}: Visitor) => jar.get(`cc-at_${siteId}`)

test('two parts of a page that renew at once send one call, and both have the new token [D-15]', async () => {
    const visitor = await signedIn()
    const other = await besides(visitor)
    const [calls, before] = [await tokenCalls(), tokenOf(visitor)]

    const answers = await Promise.all([visitor.renew(), other.renew()])

    expect(answers.map(({status}) => status)).toEqual([200, 200])
    expect(await tokenCalls()).toBe(calls + 1)
    expect(tokenOf(visitor)).not.toBe(before)
    expect(tokenOf(other)).toBe(tokenOf(visitor))
    const [, theirs] = await Promise.all(answers.map((answer) => answer.text()))
    expect(theirs).not.toMatch(/access_token"|refresh_token"/)
})

test('a call that left the browser just before the new token came has that too [D-15]', async () => {
    const visitor = await signedIn()
    const late = await besides(visitor)
    await visitor.renew()
    const calls = await tokenCalls()

    const {status} = await late.renew()

    expect(status).toBe(200)
    expect(await tokenCalls()).toBe(calls)
    expect(tokenOf(late)).toBe(tokenOf(visitor))
})

test('the new token is renewed anew, and another shopper’s on its own', async () => {
    const [visitor, stranger] = [await signedIn(), await signedIn()]
    await visitor.renew()
    const calls = await tokenCalls()

    const answers = await Promise.all([visitor.renew(), stranger.renew()])

    expect(answers.map(({status}) => status)).toEqual([200, 200])
    expect(await tokenCalls()).toBe(calls + 2)
    expect(tokenOf(visitor)).not.toBe(tokenOf(stranger))
})

test('a refusal is not cached: the same token is asked for again', async () => {
    const visitor = shopVisitor((await opened).origin)
    await visitor.beGuest()
    visitor.jar.set(`cc-nx-g_${siteId}`, 'of-nobody')
    const calls = await tokenCalls()

    const answers = [await visitor.renew(), await visitor.renew()]

    expect(answers.map(({status}) => status < 400)).toEqual([false, false])
    expect(await tokenCalls()).toBe(calls + 2)
})
