import {screen, within} from '@testing-library/react'
import {allStores} from '../../../sandbox/stores/store'
import {checkoutShopper} from '../../../tests/support/shop/checkout-shopper'
import {inBrowser} from '../../../tests/support/browser/in-browser'

jest.setTimeout(120_000)

const browser = inBrowser()
afterAll(() => browser.close())

test.each`
    what                           | change                                   | locale      | how
    ${'may not be chosen'}         | ${{c_storeSelect: false}}                | ${''}       | ${'This store takes orders by telephone or at its counter.'}
    ${'closed online, in Spanish'} | ${{c_storeEcommCloseDate: '2020-01-01'}} | ${'/es-US'} | ${'Esta tienda recibe pedidos por teléfono o en su mostrador.'}
`(
    'a store that $what says where an order would begin how it takes orders, with number and hours (D-54)',
    async ({change, locale, how}) => {
        const shopper = await checkoutShopper(browser)
        await shopper.begin(1)
        browser.signedIn('casey@homeward.example')
        const store = allStores(browser.sandbox.world).get('01001') ?? {}
        const before = {...store}
        Object.assign(store, change)

        for (const path of ['/cart', '/checkout', '/instant-approval']) {
            const {container, settled, unmount} = await browser.show({
                address: `${locale}${path}`,
                storeId: '01001'
            })
            const text = await screen.findByText(how, {exact: false}, {timeout: 20_000})
            await settled()

            const notice = text.closest('.notice')
            if (!(notice instanceof HTMLElement)) throw new Error(`No notice on ${path}`)
            expect(within(notice).getByRole('link', {name: /555-0101/})).toHaveAttribute(
                'href',
                'tel:+12135550101'
            )
            expect(within(notice).getByText(/10:00.* - 6:00/)).toBeVisible()
            expect(container.querySelector('main a[href$="/checkout"]')).toBeNull()
            unmount()
        }
        for (const name of Object.keys(store)) Reflect.deleteProperty(store, name)
        Object.assign(store, before)
    }
)
