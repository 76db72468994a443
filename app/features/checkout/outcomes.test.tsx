import {act, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {list, record, recordInJson} from '@app/commerce/json'
import {saveServices} from '@app/commerce/checkout/basket-steps'
import {productForStore} from '../../../sandbox/catalogue/product-for-store'
import {allStores} from '../../../sandbox/stores/store'
import {
    checkoutBrowser,
    checkoutPast,
    heading,
    press,
    submitReview,
    wait
} from '../../../tests/support/shop/checkout-pages'
import {plainManner} from '../../../tests/support/shop/checkout-shopper'

jest.setTimeout(180_000)

const browser = checkoutBrowser()
const {world} = browser.sandbox

const open = (address: string) => {
    browser.signedIn('casey@homeward.example')
    return browser.show({address, storeId: '01001'})
}

test.each`
    locale      | title                                 | without
    ${''}       | ${'We couldn’t add benefits plus'}    | ${/^Continue without/}
    ${'/es-US'} | ${'No pudimos agregar benefits plus'} | ${/sin/}
`(
    'who has chosen benefits plus that cannot be joined any more reads so at $locale/BPlus-unable-to-checkout, and goes on without [CHECKOUT-017] [ROUTE-038]',
    async ({locale, title, without}) => {
        const {shopper} = await checkoutPast(browser, 'terms')
        const basketId = shopper.record()?.basketId ?? ''
        // It was offered when it was chosen; in California it never is.
        const choice = {ldw: true, benefitsPlus: true}
        await saveServices(await shopper.session(), {basketId, choice})
        const {address, container, settled} = await open(`${locale}/checkout/review`)
        if (locale === '') {
            await heading('Review and submit')
            await submitReview()
        } else {
            await screen.findByRole('checkbox', {name: /electr/}, wait)
            await userEvent.click(screen.getByRole('link', {name: /ejemplo/}))
            for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
            await userEvent.click(screen.getByRole('button', {name: /firma/}))
        }

        await heading(title)
        expect(shopper.record()?.services).toEqual({ldw: true, benefitsPlus: false})
        expect(address()).toBe(`${locale}/BPlus-unable-to-checkout`)
        await settled()
        await act(async () => expect(await axe(container)).toHaveNoViolations())
        expect(shopper.ledger().agreements).toEqual({signed: 0, unsigned: 0})

        await userEvent.click(screen.getByRole('link', {name: without}))
        await screen.findByRole('button', {name: /^Continu/}, wait)
        expect(address()).toBe(`${locale}/checkout/terms`)
        // Everything else stays as it was chosen.
        expect(screen.getByRole('checkbox')).toBeChecked()
        expect(screen.queryByRole('checkbox', {name: /benefits plus/i})).toBeNull()
        await press(/^Continu/)
        await screen.findByRole('checkbox', {name: /electr/}, wait)
        expect(shopper.record()?.services).toEqual({ldw: true, benefitsPlus: false})
    }
)

test('a special order is named on terms and review, and carries its mark into the order [CHECKOUT-015]', async () => {
    const [special = ''] = world
        .statement<{id: string}>("SELECT id FROM product WHERE role = 'item'")
        .all()
        .map(({id}) => id)
        .filter((id) => productForStore(world, id, '01001')?.specialOrder)
    const {shopper} = await checkoutPast(browser, 'terms', [special])
    const {commerce} = await shopper.session()
    const marksOf = async (path: string): Promise<unknown[]> => {
        const {productItems} = record(await commerce.fetch({path: `/checkout/${path}`}))
        return list(productItems).map(
            (item) => recordInJson(record(item).c_additionalProductData).isSpecialOrderCheckout
        )
    }
    const baskets = 'shopper-baskets/v2/organizations/{org}/baskets'
    expect(await marksOf(`${baskets}/${shopper.record()?.basketId ?? ''}`)).toEqual([true])

    const terms = await open('/checkout/terms')
    await heading('Renewal terms')
    expect(screen.getByText(/^Special order · /)).toBeVisible()
    terms.unmount()
    await open('/checkout/review')
    await heading('Review and submit')
    expect(screen.getByText(/^Special order · /)).toBeVisible()
    for (let done = ''; done !== 'order';) {
        const found = await shopper.look(await shopper.session(), world.now())
        done = await shopper.goOn(await shopper.session(), found, plainManner)
    }
    const orders = 'shopper-orders/v1/organizations/{org}/orders'
    expect(await marksOf(`${orders}/${shopper.record()?.orderNo ?? ''}`)).toEqual([true])
})

test('only a store whose agreements can be bought early says so on the terms [STORE-067] [CHECKOUT-007]', async () => {
    const store = allStores(world).get('01001')
    await checkoutPast(browser, 'schedule')
    for (const isOffered of [true, false]) {
        Object.assign(store ?? {}, {c_epoEnabled: isOffered})
        const terms = await open('/checkout/terms')
        await heading('Renewal terms')
        expect(screen.queryByText(/^You may buy early at any time/) !== null).toBe(isOffered)
        terms.unmount()
    }
})
