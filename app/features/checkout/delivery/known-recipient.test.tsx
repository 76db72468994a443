import {screen} from '@testing-library/react'
import {checkoutBrowser, checkoutPast, heading} from '../../../../tests/support/shop/checkout-pages'

jest.setTimeout(180_000)

const browser = checkoutBrowser()
const {world} = browser.sandbox

beforeAll(async () => {
    const {shopper, before} = await checkoutPast(browser, 'delivery')
    const begun = before.get('delivery')
    if (begun) shopper.goBackTo(begun)
})

const fields = {
    firstName: 'Casey',
    lastName: 'Stone',
    phone: '2145550142',
    address1: '12 Elm St',
    city: 'Dallas',
    stateCode: 'TX',
    postalCode: '75201',
    countryCode: 'US'
}

/** As the sandbox keeps it. */
const address = {
    addressId: 'home',
    preferred: true,
    createdAt: 0,
    modifiedAt: 0,
    fields,
    custom: {}
}

const keepInBook = (addresses: readonly (typeof address)[]): void =>
    void world
        .statement(
            "UPDATE customer SET profile = json_set(profile, '$.addresses', json(?)) WHERE id LIKE '%casey'"
        )
        .run(JSON.stringify(addresses))

const FIELDS = ['First name', 'Phone', 'Street address', 'City', 'State', 'Zip code']

const open = async (): Promise<string[]> => {
    browser.signedIn('casey@homeward.example')
    await browser.show({address: '/checkout/delivery', storeId: '01001'})
    await heading('Delivery')
    return FIELDS.map((label) => {
        const field = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
        return field.value
    })
}

const KNOWN = 'We filled in what you told us before. Check that it is still right.'

test('a customer’s preferred address is filled in, and said to be known', async () => {
    keepInBook([
        {...address, addressId: 'work', preferred: false, fields: {...fields, city: 'Austin'}},
        address
    ])

    expect(await open()).toEqual(['Casey', '2145550142', '12 Elm St', 'Dallas', 'TX', '75201'])
    expect(screen.getByText(KNOWN)).toBeVisible()
})

test('without an address the name is known, and the state is the store’s', async () => {
    keepInBook([])

    const [firstName, , ...rest] = await open()
    expect([firstName, ...rest]).toEqual(['Casey', '', '', 'CA', ''])
    expect(screen.queryByText(KNOWN)).not.toBeInTheDocument()
})

test('a book that cannot be read asks for the address', async () => {
    keepInBook([address])
    browser.server.answerInstead((url) =>
        Promise.resolve(
            url.searchParams.get('expand') === 'addresses' ? new Response('{}') : undefined
        )
    )

    const [, , street] = await open()
    expect(street).toBe('')
})
