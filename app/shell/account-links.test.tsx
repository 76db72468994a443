import {cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {contentPage} from '@app/commerce/content/content-page'
import {inBrowser} from '../../tests/support/browser/in-browser'
import {shopRoutes} from '@app/shop-routes'
import {AccountMenu} from './header/account/account-menu'

jest.setTimeout(300_000)

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => {
    browser.signedIn('morgan@homeward.example')
})
afterEach(() => browser.reset())

const wait = {timeout: 30_000}

/** The page at an address is there: it has a heading of its own, and is not the one for what there is not. */
const expectPage = async (address: string) => {
    const {settled} = await browser.show({address})
    await waitFor(() => {
        const heading = screen.getAllByRole('heading', {level: 1})[0]
        expect([address, heading?.textContent]).not.toEqual([address, ''])
        expect([address, document.querySelectorAll('main .skeleton').length]).toEqual([address, 0])
    }, wait)
    expect([address, document.querySelector('.failure')]).toEqual([address, null])
    // What a page has begun is done before the next one: the first one makes the customer's lists.
    await settled()
    cleanup()
}

const hrefsIn = (element: HTMLElement): string[] =>
    within(element)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href') ?? '')

test('every link of the side navigation leads to a working page (C-06, C-07) [ROUTE-041…050]', async () => {
    const {settled} = await browser.show({address: '/my-accounts'})
    const lists = await screen.findAllByRole('navigation', {name: /^My (rentals|profile)$/}, wait)
    const hrefs = lists.flatMap(hrefsIn)
    await settled()
    cleanup()

    expect(hrefs.length).toBeGreaterThan(9)
    for (const href of hrefs) await expectPage(href)
})

test('every link of the account menu leads to a working page [ACCT-005, ACCT-006, ACCT-007, ACCT-008]', async () => {
    const {settled} = await browser.show({
        part: <AccountMenu firstName="Morgan" />,
        storeId: '01001'
    })
    await userEvent.click(screen.getByRole('button', {name: /Morgan/}))
    const links = await screen.findAllByRole('menuitem')
    const hrefs = links.flatMap((item) => item.getAttribute('href') ?? [])
    await settled()
    cleanup()

    expect(hrefs).toHaveLength(4)
    for (const href of hrefs) await expectPage(href)
})

test('every link of the footer’s account column leads to a working page [SHELL-023]', async () => {
    const footer = await contentPage(await browser.shop.commerce(), 'footer').fetch()
    const columns = footer.blocks.flatMap((block) =>
        block.type === 'link-list' && block.heading === 'Your account' ? block.links : []
    )

    expect(columns).toHaveLength(5)
    for (const {href} of columns) await expectPage(href)
})

test('there is no page for staff: pages are for everybody, customers or renters, and nothing is found where one would be [ROLE-008]', async () => {
    const accesses = new Set(shopRoutes.map(({access = 'everybody'}) => access))
    expect([...accesses].sort()).toEqual(['customer', 'everybody', 'renter'])

    for (const address of ['/admin', '/staff', '/account/admin', '/es-US/my-accounts/staff']) {
        await browser.show({address})
        await waitFor(() => expect(document.querySelector('.failure')).toBeInTheDocument(), wait)
        cleanup()
    }
})
