import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'
import type {ProductListCustomAttributes} from '@contract/customer'
import {wishListOwner} from '@app/commerce/lists/wishes'
import {SignInProvider} from '@app/routing/links/sign-in'
import {WishHeart} from '@app/ui/products/wish-heart'
import {WishListPage} from './wish-list-page'

const events = eventsOfEachTest()
const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => {
    browser.server.answerInstead(() => undefined)
    browser.reset()
})

const products = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)
const [first = '', second = ''] = products

const Hearts = () => (
    <>
        <WishHeart productId={first} name="one" />
        <WishHeart productId={second} name="two" />
    </>
)

const page = (
    <WishListPage
        store={{state: 'ready', value: null}}
        disclosure={{state: 'ready', value: '<p>Before taxes.</p>'}}
    />
)

const heart = (name: string) => screen.getByRole('button', {name: `Save ${name} to wishlist`})
const stored = () => window.localStorage.getItem('wishlist')
const listCalls = () => browser.server.calls.filter(({path}) => path.includes('/product-lists'))
const wait = {timeout: 15_000}

test('a guest’s hearts stay in the browser: no session begins and no list is asked for [WISH-002, WISH-003, WISH-005, WISH-009, WISH-010, WISH-014]', async () => {
    const before = browser.server.calls.length
    const page = await browser.show({part: <Hearts />})

    await userEvent.click(heart('one'))
    expect(await screen.findByText(/1 item added to wishlist/)).toBeVisible()
    expect(screen.getByRole('link', {name: 'View wishlist'})).toHaveAttribute(
        'href',
        '/account/wishlist'
    )
    await userEvent.click(heart('two'))
    await waitFor(() => expect(stored()).toBe(JSON.stringify([first, second])))
    await userEvent.click(heart('one'))

    expect(await screen.findByText('Item removed from wishlist')).toBeVisible()
    expect(heart('one')).toHaveAttribute('aria-pressed', 'false')
    expect(stored()).toBe(JSON.stringify([second]))
    expect(browser.server.calls.length).toBe(before)
    expect(events).toEqual([
        {event: 'wish-listed', productId: first, added: true},
        {event: 'wish-listed', productId: second, added: true},
        {event: 'wish-listed', productId: first, added: false}
    ])
    page.unmount()
    await browser.show({part: <Hearts />})
    await waitFor(() => expect(heart('two')).toHaveAttribute('aria-pressed', 'true'))
})

test('a guest sees their list with prices at the store, moves one to the cart and removes one [ROUTE-005, WISH-012, D-07]', async () => {
    window.localStorage.setItem('wishlist', JSON.stringify([first, second, 'gone-1']))
    const {container} = await browser.show({part: page, storeId: '01001'})

    const list = await screen.findByRole('list', {name: 'Items on your wishlist'}, wait)
    expect(within(list).getAllByRole('article')).toHaveLength(2)
    expect(within(list).getAllByText(/\$[\d,.]+ in all/)).toHaveLength(2)
    expect(screen.getByText(/1 item is no longer sold at your store/)).toBeVisible()
    expect(screen.getByText(/saved in this browser/)).toBeVisible()
    expect(screen.getByText('Before taxes.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()

    const [move] = within(list).getAllByRole('button', {name: /^Move to Cart/})
    if (move) await userEvent.click(move)
    expect(await screen.findByText(/1 item added to cart/, {}, wait)).toBeVisible()
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(1))
    expect(events[0]).toMatchObject({event: 'added-to-cart', quantity: 1})

    await userEvent.click(within(list).getByRole('button', {name: /^Remove/}))
    await waitFor(() => expect(screen.getByRole('heading', {level: 1})).toHaveFocus())
    await userEvent.click(screen.getByRole('button', {name: 'Remove from wishlist'}))
    expect(await screen.findByRole('heading', {name: 'Your wishlist is empty'})).toBeVisible()
    // Where there is no price there is nothing to say of one.
    expect(screen.queryByText('Before taxes.')).not.toBeInTheDocument()
    expect(stored()).toBe('[]')
})

test('a customer’s lists are created where they are missing, and name their owner [WISH-001, WISH-006, WISH-007, WISH-008, WISH-015, WISH-016, API-021, API-064, ENTITY-021, ENTITY-022]', async () => {
    browser.signedIn('casey@homeward.example')
    browser.server.calls.length = 0
    await browser.show({part: <Hearts />})
    const created = () =>
        listCalls().flatMap(({method, body}) => (method === 'POST' ? [JSON.parse(body)] : []))
    await waitFor(() => expect(created()).toHaveLength(2), wait)
    const owner: ProductListCustomAttributes = {
        c_userEmail: 'casey@homeward.example',
        c_userOktaId: 'casey@homeward.example'
    }
    expect(created()).toEqual([
        {type: 'wish_list', ...owner},
        {type: 'shopping_list', ...owner}
    ])

    await userEvent.click(heart('one'))
    expect(await screen.findByText(/1 item added to wishlist/, {}, wait)).toBeVisible()
    expect(created().at(-1)).toEqual({
        quantity: 1,
        productId: first,
        public: false,
        priority: 1,
        type: 'product'
    })

    await userEvent.click(heart('one'))
    expect(await screen.findByText('Item removed from wishlist', {}, wait)).toBeVisible()
    expect(listCalls().filter(({method}) => method === 'DELETE')).toHaveLength(1)
})

test('a list names the last part of the login that the provider has made, and of a customer without an address there is no shopping list [WISH-008, WISH-015, ENTITY-021]', async () => {
    browser.signedIn('riley@homeward.example')
    const created = () =>
        listCalls().flatMap(({method, body}) => (method === 'POST' ? [JSON.parse(body)] : []))
    browser.server.answerInstead(async ({pathname}, {method}) => {
        if (method !== 'GET' || !/\/customers\/\w+$/.test(pathname)) return undefined
        return Response.json({customerId: 'c', firstName: 'Riley', login: 'okta-emea-00u77'})
    })
    await browser.show({part: <Hearts />})

    await userEvent.click(heart('one'))
    expect(await screen.findByText(/1 item added to wishlist/, {}, wait)).toBeVisible()

    expect(created().filter(({type}) => type !== 'product')).toEqual([
        {type: 'wish_list', c_userOktaId: '00u77'}
    ])
})

test('a customer’s hearts are filled from the platform; a call that fails is shown, and the heart is true again [WISH-004, WISH-011, WISH-013]', async () => {
    browser.signedIn('morgan@homeward.example')
    const page = await browser.show({part: <Hearts />})
    await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument())
    await userEvent.click(heart('two'))
    expect(await screen.findByText(/1 item added to wishlist/, {}, wait)).toBeVisible()
    page.unmount()
    window.localStorage.clear()

    const before = listCalls().length
    const {settled} = await browser.show({part: <Hearts />})
    await waitFor(() => expect(listCalls().length).toBeGreaterThan(before), wait)
    await settled()
    expect(heart('two')).toHaveAttribute('aria-pressed', 'true')
    browser.server.answerInstead((url) =>
        url.pathname.endsWith('/items') ? new Response('{}', {status: 500}) : undefined
    )
    await userEvent.click(heart('one'))

    expect(await screen.findByText(/couldn’t change your wishlist/, {}, wait)).toBeVisible()
    await waitFor(() => expect(heart('one')).toHaveAttribute('aria-pressed', 'false'))
})

test('a heart that is written after its customer has gone leaves nothing of theirs in the browser [D-19]', async () => {
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: <Hearts />})
    await waitFor(() => expect(heart('one')).toHaveAttribute('aria-pressed', 'false'))
    let write: () => void = () => undefined
    const requested = new Promise<void>((resolve) => {
        browser.server.answerInstead(async ({pathname}) => {
            if (!pathname.endsWith('/items')) return undefined
            resolve()
            await new Promise<void>((go) => (write = go))
            return Response.json({id: 'item-1'})
        })
    })
    await userEvent.click(heart('one'))
    await requested

    act(() => wishListOwner.guest())
    write()

    expect(await screen.findByText(/1 item added to wishlist/, {}, wait)).toBeVisible()
    expect(stored()).toBeNull()
})

test('what is in the cart and cannot be taken off the list is shown as that, and what is no longer sold stays when its removal fails [WISH-013]', async () => {
    mayComplain(/500/)
    browser.signedIn('morgan@homeward.example')
    await browser.show({part: page, storeId: '01001'})
    const list = await screen.findByRole('list', {name: 'Items on your wishlist'}, wait)
    browser.server.answerInstead(({pathname}, {method}) =>
        method === 'DELETE' && pathname.includes('product-lists')
            ? new Response('{}', {status: 500})
            : undefined
    )

    const [move] = within(list).getAllByRole('button', {name: /^Move to Cart/})
    if (move) await userEvent.click(move)

    expect(await screen.findByText(/It is in your cart, but we couldn’t/, {}, wait)).toBeVisible()
    expect(screen.queryByText('Something went wrong. Try again!')).not.toBeInTheDocument()
    const added = browser.server.calls.filter(({path}) => /baskets\/\w+\/items$/.test(path))
    expect(added).toHaveLength(1)
})

test('a guest is shown where their list is, and signs in over the page to have it everywhere [WISH-005] (G-35)', async () => {
    const opened: string[] = []
    await browser.show({
        part: (
            <SignInProvider value={{provider: 'none', open: () => void opened.push('sign-in')}}>
                {page}
            </SignInProvider>
        )
    })
    expect(await screen.findByText(/saved in this browser/, {}, wait)).toBeVisible()

    await userEvent.click(screen.getByRole('button', {name: 'Sign in'}))

    expect(opened).toEqual(['sign-in'])
})
