import {cleanup, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {checkoutShopper} from '../support/shop/checkout-shopper'
import {inBrowser} from '../support/browser/in-browser'
import {unreadableAnswer, type wholeAnswers} from './whole-answers'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => {
    cleanup()
    browser.reset()
    browser.shop.respondWith(() => undefined)
})

const wait = {timeout: 20_000}

type What = keyof typeof wholeAnswers

const whats: readonly What[] = ['an empty record', 'a fault of the platform']

/** From now on calls to these paths are answered with what nobody can read; without a path, all can be read again. */
const answerUnreadably = (paths?: RegExp, what: What = 'an empty record'): void => {
    const answer = ({pathname}: URL) => (paths?.test(pathname) ? unreadableAnswer(what) : undefined)
    browser.server.answerInstead(answer)
    browser.shop.respondWith(answer)
}

const text = () => screen.getByRole('main').textContent

/** The page says that it failed and never that there is nothing; once the answer can be read, “Try again” shows it. */
const expectFailedAndTriedAgain = async (failed: RegExp, never: RegExp): Promise<void> => {
    const [again] = await screen.findAllByRole('button', {name: 'Try again'}, wait)
    expect(text()).toMatch(failed)
    expect(text()).not.toMatch(never)

    answerUnreadably()
    await userEvent.click(again ?? document.body)

    await waitFor(() => expect(text()).not.toMatch(failed), wait)
}

const part = /We couldn’t load this part of the page/

const customerPages = [
    {
        page: 'the dashboard',
        who: 'blake',
        address: '/my-accounts',
        end: /\/agreementsummary$/,
        failed: part,
        never: /Nothing is due|You have no agreement yet/
    },
    {
        page: 'the payment history',
        who: 'blake',
        address: '/my-accounts/payment-history',
        end: /\/paymenthistory$/,
        failed: part,
        never: /You have made no payment yet|No payment matches/
    },
    {
        page: 'the saved payment methods',
        who: 'blake',
        address: '/my-accounts/payment-method',
        end: /\/getsavedpaymentmethods$/,
        failed: part,
        never: /You have no saved payment method/
    },
    {
        page: 'the wish list',
        who: 'morgan',
        address: '/account/wishlist',
        end: /\/product-lists$/,
        failed: /We couldn’t reach your wishlist/,
        never: /Your wishlist is empty/
    },
    {
        page: 'the customer’s details',
        who: 'casey',
        address: '/account',
        end: /\/customers\/\w+$/,
        failed: part,
        never: /Change password/
    },
    {
        page: 'the address book',
        who: 'casey',
        address: '/account/addresses',
        end: /\/customers\/\w+$/,
        failed: part,
        never: /You have no saved addresses/
    },
    {
        page: 'the orders',
        who: 'casey',
        address: '/account/orders',
        end: /\/orders$/,
        failed: part,
        never: /You have no orders yet/
    }
]

const customerRows = customerPages.flatMap((row) => whats.map((what) => ({...row, what})))

test.each(customerRows)(
    '$page answered with $what has failed, is not empty, and can be tried again [D-48]',
    async ({who, address, end, what, failed, never}) => {
        answerUnreadably(end, what)
        browser.signedIn(`${who}@homeward.example`)
        await browser.show({address, storeId: '01001'})

        await expectFailedAndTriedAgain(failed, never)
    }
)

const checkoutCalls = [
    {call: 'the decision', end: /\/existingapproval$/},
    {call: 'the agreements', end: /\/agreementsummary$/},
    {call: 'the cart', end: /\/customers\/\w+\/baskets$/}
]

test.each(checkoutCalls.flatMap((row) => whats.map((what) => ({...row, what}))))(
    'the checkout has failed where $call is answered with $what: no cart is empty and no approval is missing [D-48]',
    async ({end, what}) => {
        const shopper = await checkoutShopper(browser)
        await shopper.begin(1)
        browser.signedIn('casey@homeward.example')
        answerUnreadably(end, what)
        await browser.show({address: '/checkout', storeId: '01001'})

        await expectFailedAndTriedAgain(part, /Your cart is empty|You need an approval first/)
    }
)

test.each(whats)(
    'a guest’s wish list whose products are answered with %s has failed, and none of them is no longer sold [D-48]',
    async (what) => {
        const [one] = browser.sandbox.world
            .statement<{id: string}>("SELECT id FROM product WHERE role = 'item'")
            .all()
        window.localStorage.setItem('wishlist', JSON.stringify([one?.id]))
        answerUnreadably(/\/products$/, what)
        await browser.show({address: '/account/wishlist', storeId: '01001'})

        await expectFailedAndTriedAgain(part, /no longer sold|Your wishlist is empty/)
    }
)
