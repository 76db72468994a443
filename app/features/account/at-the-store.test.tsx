import {act, screen, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../tests/support/browser/in-browser'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const wait = {timeout: 15_000}

const open = async (login: string, address: string) => {
    browser.signedIn(`${login}@homeward.example`)
    const page = await browser.show({address})
    await screen.findByRole('heading', {level: 1}, wait)
    return page
}

/** The part that a sentence stands in. */
const partOf = async (words: RegExp): Promise<HTMLElement> => {
    const [sentence] = await screen.findAllByText(words, {}, wait)
    const part = sentence?.closest<HTMLElement>('li, section, main')
    if (!part) throw new Error(`${String(words)} stands nowhere`)
    return part
}

const agreementPage = '/my-accounts/agreements/agreement-kendall-1'

/** The sentences that send a renter to the store, each with a page that says it to somebody. */
const sentences = [
    {who: 'kendall', page: '/my-accounts', words: /can’t be paid online\. Please pay it at/},
    {who: 'kendall', page: '/my-accounts', words: /^Please pay this one at your store\./},
    {who: 'kendall', page: '/my-accounts/payment-agreement', words: /Please pay it at your store/},
    {who: 'kendall', page: '/my-accounts/enroll-autopay', words: /: please ask your store\./},
    {who: 'kendall', page: agreementPage, words: /^Please pay this one at your store\./},
    {who: 'kendall', page: agreementPage, words: /^Ask your store to buy it early\./},
    {
        who: 'indigo',
        page: '/my-accounts/payment-agreement?agreement=agreement-indigo-1',
        words: /^No saved card can be used/
    },
    {who: 'avery', page: '/my-accounts/enroll-autopay', words: /or call your store\./},
    {who: 'blake', page: '/my-accounts', words: /^A payment is past due\. Pay now, or call/}
]

test.each(sentences)(
    'where $page says $words, the store’s number stands beside it [ACCT-020] [ACCT-021]',
    async ({who, page, words}) => {
        const {container, settled} = await open(who, page)

        const call = within(await partOf(words)).getByRole('link', {name: /^Call \(\d{3}\)/})
        expect(call).toHaveAttribute('href', expect.stringMatching(/^tel:\+1\d{10}$/))
        await settled()
        await act(async () => expect(await axe(container)).toHaveNoViolations())
    }
)

const {shop, sandbox} = browser

/** Every store as the platform returns it, without its number. */
const withoutNumbers = () =>
    shop.respondWith(async (url) => {
        if (!url.pathname.includes('/shopper-stores/')) return undefined
        const headers = {authorization: `Bearer ${sandbox.guestToken()}`}
        const found = await sandbox.handle(new Request(url, {headers}))
        const stores: unknown = JSON.parse(await found.text(), (key, value: unknown) =>
            key === 'phone' ? undefined : value
        )
        return Response.json(stores)
    })
afterEach(() => shop.respondWith(() => undefined))

test.each(sentences)(
    'where $page says $words and the store has no number, its page is linked [ACCT-020] [ACCT-021]',
    async ({who, page, words}) => {
        withoutNumbers()
        await open(who, page)

        const link = within(await partOf(words)).getByRole('link', {name: /^Homeward /})
        expect(link).toHaveAttribute('href', expect.stringMatching(/^\/stores\/./))
    }
)

test('the line about what is due says how much is paid at the store, of which the fee of an online payment is no part', async () => {
    await open('kendall', '/my-accounts')

    const part = await partOf(/can’t be paid online\. Please pay it at/)
    expect(await within(part).findByText(/^There you pay \$[\d.]+\.$/, {}, wait)).toBeVisible()
})
