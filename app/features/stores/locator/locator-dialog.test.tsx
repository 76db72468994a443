import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {brand} from '@app/brand'
import {aSandboxShop} from '../../../../tests/support/shop/a-sandbox-shop'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {LocatorDialog} from './locator-dialog'

const shop = aSandboxShop()
beforeEach(() => shop.respondWith(() => undefined))
afterAll(() => shop.close())

const setup = async (own: Partial<Parameters<typeof showStorePart>[1]> = {}) => {
    const closed: string[] = []
    const shown = showStorePart(<LocatorDialog onClose={() => closed.push('closed')} />, {
        commerce: await shop.commerce(),
        ...own
    })
    const dialog = await screen.findByRole('dialog', {name: 'Find a store'})
    return {
        ...shown,
        dialog,
        closed,
        user: userEvent.setup(),
        field: screen.getByLabelText('Zip code')
    }
}

const searched = async (zip: string, own: Parameters<typeof setup>[0] = {}) => {
    const shown = await setup(own)
    await shown.user.type(shown.field, zip)
    await shown.user.click(screen.getByRole('button', {name: 'GO'}))
    return shown
}

const entries = () =>
    screen.getAllByRole('heading', {level: 3}).map((heading) => heading.textContent)

test.each`
    typed           | held
    ${'9a0b2'}      | ${'902'}
    ${'9021077'}    | ${'90210'}
    ${'90210-4417'} | ${'90210'}
`('typing $typed leaves $held [STORE-005, STORE-006]', async ({typed, held}) => {
    const {user, field} = await setup()

    await user.type(field, typed)

    expect(field).toHaveValue(held)
})

test.each(['', '9021'])('going with "%s" asks for a postal code [STORE-007]', async (typed) => {
    const {user, field} = await setup()
    if (typed) await user.type(field, typed)

    await user.click(screen.getByRole('button', {name: 'GO'}))

    expect(field).toHaveAccessibleDescription('Please enter a postal code.')
})

test('stores around a zip: numbered, with address, miles, choice and info [STORE-001, STORE-008, STORE-011, STORE-012, STORE-013, STORE-014, STORE-015, STORE-016, STORE-025]', async () => {
    await searched('90210')

    expect(await screen.findByRole('heading', {name: '6 stores near 90210'})).toBeVisible()
    expect(entries()[0]).toBe('Homeward Beverly Hills')
    const [first, second] = screen
        .getAllByRole('listitem')
        .filter((item) => within(item).queryByRole('heading'))
    expect(first).toHaveTextContent(/1025 Oak Ave\s*Beverly Hills, CA 90210\s*0 miles/)
    expect(second).toHaveTextContent(/, CA 9\d{4}\s*\d+\.\d miles/)
    const choose = screen.getByRole('button', {
        name: /^Make This My Store, Homeward Beverly Hills, /
    })
    expect(choose).toBeVisible()
    expect(choose).toHaveTextContent(/^Make This My Store$/)
    const info = screen.getByRole('link', {name: /^Info, Homeward Beverly Hills, /})
    expect(info).toHaveTextContent(/^Info$/)
    expect(info).toHaveAttribute('href', '/stores/ca/beverly-hills/01001')
})

test('the entry of the shopper’s own store says so [STORE-015]', async () => {
    await searched('90210', {choice: {storeId: '01001', zip: '90210', source: 'chosen'}})

    const mine = await screen.findByRole('button', {name: /^My Store, Homeward Beverly Hills, /})
    expect(mine).toHaveTextContent(/^My Store$/)
})

test('hidden and closed stores are not listed, and one that may not be chosen has no button [STORE-035] (G-54)', async () => {
    await searched('90210')
    await screen.findByRole('heading', {name: '6 stores near 90210'})

    expect(entries()).not.toContain('Homeward North Hollywood')
    expect(entries()).not.toContain('Homeward Inglewood')
    expect(entries()).toContain('Homeward Santa Monica')
    expect(screen.queryByRole('button', {name: /Homeward Santa Monica/})).not.toBeInTheDocument()
})

test('markers are numbered like the list, and lead to its entries by keyboard [STORE-010] (G-53)', async () => {
    const {user} = await searched('90210')
    const map = await screen.findByRole('navigation', {name: 'Stores on the map'})

    const markers = within(map).getAllByRole('link')
    expect(markers.map((marker) => marker.getAttribute('aria-label'))).toEqual(
        entries().map((name, index) => expect.stringContaining(`${index + 1}. ${name}, `))
    )
    act(() => markers[2]?.focus())
    await user.keyboard('{Enter}')
    expect(screen.getAllByRole('heading', {level: 3})[2]).toHaveFocus()
})

test('loading says so, and the stores follow [STORE-024]', async () => {
    const late: (() => void)[] = []
    shop.respondWith(async (url) => {
        if (url.pathname.endsWith('/store-search')) await new Promise<void>((go) => late.push(go))
        return undefined
    })
    await searched('90210')
    expect(await screen.findByText('Loading locations...')).toBeVisible()

    late.forEach((go) => go())

    expect(await screen.findByRole('heading', {name: '6 stores near 90210'})).toBeVisible()
})

test('a zip without a store near says so, with a way to help [STORE-037, STORE-038, STORE-039, STORE-046]', async () => {
    await searched('59001')

    expect(
        await screen.findByText('No store was found within 30 miles of your location.')
    ).toBeVisible()
    expect(screen.getByRole('link', {name: 'Having Trouble? Contact Us'})).toHaveAttribute(
        'href',
        '/contact-us'
    )
})

test('where all stores are closed or hidden there are no locations in this area [STORE-040]', async () => {
    shop.respondWith((url) =>
        url.pathname.endsWith('/store-search')
            ? Response.json({
                  total: 1,
                  data: [{id: '1', latitude: 34, longitude: -118, c_storeHide: true}]
              })
            : undefined
    )
    await searched('90210')

    expect(await screen.findByText('Sorry, there are no locations in this area')).toBeVisible()
})

test.each`
    zip        | state
    ${'55401'} | ${'Minnesota'}
    ${'53202'} | ${'Wisconsin'}
`(
    'in $state an affiliate has the stores [STORE-027, STORE-043, STORE-044, STORE-045]',
    async ({zip, state}) => {
        await searched(zip)

        expect(
            await screen.findByText(
                `We don’t have store locations in ${state}, but our affiliate ${brand.affiliate.name} does.`
            )
        ).toBeVisible()
        const link = screen.getByRole('link', {name: `Visit ${brand.affiliate.name}`})
        expect(link).toHaveAttribute('href', brand.affiliate.address)
        expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    }
)

test('a geocoder that is down keeps nobody from their stores', async () => {
    shop.respondWith((url) =>
        url.pathname.startsWith('/maps/') ? new Response('', {status: 500}) : undefined
    )
    await searched('75201')

    expect(await screen.findByRole('heading', {name: /stores near 75201/})).toBeVisible()
})

test('stores that do not come can be asked for again', async () => {
    shop.respondWith((url) =>
        url.pathname.endsWith('/store-search') ? new Response('{}', {status: 500}) : undefined
    )
    const {user} = await searched('77002')
    const again = await screen.findByRole('button', {name: 'Try again'})

    shop.respondWith(() => undefined)
    await user.click(again)

    expect(await screen.findByRole('heading', {name: /near 77002/})).toBeVisible()
})

test('the same zip, sent again after a search that failed, is searched again [STORE-025]', async () => {
    shop.respondWith((url) =>
        url.pathname.endsWith('/store-search') ? new Response('{}', {status: 500}) : undefined
    )
    const {user, field} = await searched('77003')
    await screen.findByRole('button', {name: 'Try again'})

    shop.respondWith(() => undefined)
    await user.type(field, '{Enter}')

    expect(await screen.findByRole('heading', {name: /near 77003/})).toBeVisible()
})

test('the dialog closes by its button [STORE-022]', async () => {
    const {user, closed} = await setup()

    await user.click(screen.getByRole('button', {name: 'Close'}))

    expect(closed).toEqual(['closed'])
})

test('info shows address, phone, hours and the way there; going back keeps the place [STORE-016, STORE-017, STORE-018, STORE-019, STORE-020, STORE-021]', async () => {
    const {user, dialog} = await searched('90210')

    await user.click(await screen.findByRole('link', {name: /^Info, Homeward Sherman Oaks/}))

    expect(screen.getByRole('heading', {name: 'Homeward Sherman Oaks'})).toHaveFocus()
    expect(dialog).toHaveTextContent('1550 Washington Blvd')
    expect(dialog).toHaveTextContent('Sherman Oaks, CA 91403')
    expect(screen.getByRole('link', {name: /555-01/})).toHaveAttribute('href', 'tel:+12135550104')
    expect(screen.getByText('Monday to Saturday 10:00 AM - 6:00 PM')).toBeVisible()
    expect(screen.getByText('Sunday Closed')).toBeVisible()
    const directions = screen.getByRole('link', {name: 'Get Directions'}).getAttribute('href')
    expect(new URL(directions ?? '').searchParams.get('destination')).toBe(
        '1550 Washington Blvd, Sherman Oaks, CA 91403'
    )
    expect(await axe(dialog)).toHaveNoViolations()

    await user.click(screen.getByRole('button', {name: 'Back to all stores'}))
    expect(screen.getByRole('link', {name: /^Info, Homeward Sherman Oaks/})).toHaveFocus()
})

test('every state can be used by everybody', async () => {
    const {user, dialog, field} = await setup()
    expect(await axe(dialog)).toHaveNoViolations()

    await user.type(field, '90210{Enter}')
    await screen.findByRole('heading', {name: '6 stores near 90210'})
    expect(await axe(dialog)).toHaveNoViolations()

    await user.clear(field)
    await user.type(field, '55401{Enter}')
    await waitFor(() => expect(dialog).toHaveTextContent('Minnesota'))
    expect(await axe(dialog)).toHaveNoViolations()
})
