import {startExpress} from '../../tests/support/http-server'
import {admission} from './admission'

/** A shop that is busy or not, with two pages under way that are never finished until it closes. */
const aShop = async (delayMs: number, pagesUnderWay: number) => {
    const waiting: (() => void)[] = []
    const shop = await startExpress(
        admission({delayMs: () => delayMs, busyMs: 50, whileBusy: 2, most: 5}),
        (req, res) => {
            if (req.path === '/slow') waiting.push(() => res.send('done'))
            else res.send('page')
        }
    )
    const slow = Array.from({length: pagesUnderWay}, () =>
        fetch(`${shop.address}/slow`, {headers: {cookie: 'cc-nx_Homeward=1'}})
    )
    while (waiting.length < pagesUnderWay) await new Promise((resolve) => setImmediate(resolve))
    const close = async () => {
        for (const finish of waiting) finish()
        await Promise.all(slow)
        shop.close()
    }
    return {address: shop.address, close}
}

const crawler = {'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)'}
const signedIn = {cookie: 'store=01001.90210.chosen; cc-nx_Homeward=abc'}

test.each`
    who                          | delay  | underWay | path            | headers     | status
    ${'a shopper with room'}     | ${80}  | ${1}     | ${'/'}          | ${{}}       | ${200}
    ${'a shopper without room'}  | ${80}  | ${2}     | ${'/'}          | ${{}}       | ${503}
    ${'a shopper, not yet busy'} | ${49}  | ${2}     | ${'/'}          | ${{}}       | ${200}
    ${'a shopper, just busy'}    | ${50}  | ${2}     | ${'/'}          | ${{}}       | ${503}
    ${'a crawler'}               | ${80}  | ${1}     | ${'/'}          | ${crawler}  | ${503}
    ${'who is signed in'}        | ${80}  | ${3}     | ${'/'}          | ${signedIn} | ${200}
    ${'who checks out'}          | ${80}  | ${3}     | ${'/checkout'}  | ${{}}       | ${200}
    ${'too many signed in'}      | ${80}  | ${4}     | ${'/'}          | ${signedIn} | ${503}
    ${'health'}                  | ${900} | ${4}     | ${'/healthz'}   | ${{}}       | ${200}
    ${'a call'}                  | ${900} | ${4}     | ${'/api/thing'} | ${{}}       | ${200}
    ${'too many, busy or not'}   | ${0}   | ${5}     | ${'/'}          | ${{}}       | ${503}
`('$who, at $delay ms, is answered with $status', async (row) => {
    const shop = await aShop(row.delay, row.underWay)

    const answer = await fetch(`${shop.address}${row.path}`, {headers: row.headers})

    await shop.close()
    expect(answer.status).toBe(row.status)
})

test('a refusal says when to come again, in both languages, and is kept by nobody', async () => {
    const shop = await aShop(80, 2)

    const answer = await fetch(shop.address)
    const page = await answer.text()

    await shop.close()
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(page).toContain('Vuelve a intentarlo')
})
