import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Call} from '@app/commerce/client'
import type {UsedApproval} from '@app/domain/approval/approval'
import {PendingProvider} from '@app/lib/browser/navigation-state'
import {aBasket, aLine, aPrice, tiles} from '../../../../tests/support/values/builders'
import {
    aCustomer,
    type GivenApproval,
    type GivenSession,
    ownAnswers
} from '../../../../tests/support/shop/given-session'
import {argsAt, hrefsOf, renderPage} from '../../../../tests/support/shop/render-page'
import {ListingPage} from '../listing-page'

const approval: UsedApproval = {
    decision: 'approved',
    weeklyLimit: 50_00,
    lastDay: '2030-06-02',
    weeklyOutstanding: 14_75
}

const raw = {
    productId: 'chair-1',
    productName: 'Birch Chair',
    priceInfo: {weeklyPrice: 9.99, terms: 52, totalCostToOwn: 519.48},
    inventories: [{attributes: {condition: 'New', stockStatus: 'IN_STOCK'}}]
}

/** A store in Chicago, where the tests' day ends at 05:00 UTC. */
const store = {id: '00042', latitude: 1, longitude: 2, c_timeZone: 'America/Chicago'}

const brands = {key: 'brand', label: 'Brand', values: [{value: 'birch', label: 'Birch', count: 1}]}

const approvedFor = (given: GivenApproval | null): GivenSession => ({
    identity: aCustomer(),
    own: ownAnswers({approval: given})
})

/** The requests to the product search. */
const searches = (calls: readonly Call[]) =>
    calls.filter(({path}) => path.includes('/search')).map(({body}) => body)

const showListing = (
    session: GivenSession,
    address: string,
    results: unknown[] = [raw],
    pending = false
) => {
    const calls: Call[] = []
    const page = renderPage(
        <PendingProvider value={pending}>
            <ListingPage
                result={{total: 25, tiles: tiles(25), facets: [], redirect: null}}
                categories={{state: 'loading'}}
                about={{state: 'ready', value: null}}
                landing={{state: 'ready', value: []}}
                at={argsAt(address)}
            />
        </PendingProvider>,
        {
            address,
            session,
            fetch: (call) => {
                calls.push(call)
                if (call.path.endsWith('/stores')) return Promise.resolve({data: [store]})
                return Promise.resolve({totalSize: results.length, results, facets: [brands]})
            }
        }
    )
    return {...page, calls}
}

test.each(['/c/furniture?tab=my-items', '/c/furniture?approval=true'])(
    'at %s an approved shopper sees only items that the approval covers [PLP-004, PLP-015] (G-13)',
    async (address) => {
        const {calls, container} = showListing(approvedFor(approval), address)

        expect(await screen.findByRole('heading', {name: 'Birch Chair'})).toBeVisible()
        expect(screen.getAllByRole('article')).toHaveLength(1)
        expect(
            screen.getByText(
                'Your approval leaves you $35.25 per week. Each of these items fits in it.'
            )
        ).toBeVisible()
        expect(searches(calls)).toEqual([
            expect.objectContaining({category: 'furniture', maxWeeklyPrice: 35.25})
        ])
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('every link of the listing keeps the approval parameter in its address [PLP-004]', async () => {
    showListing(approvedFor(approval), '/c/furniture?approval=true')
    await screen.findByRole('article')

    expect(hrefsOf('Birch (1)')).toEqual(['/c/furniture?refine=brand%3Dbirch&approval=true'])
    expect(hrefsOf('Show as list')).toEqual(['/c/furniture?view=list&approval=true'])
})

test('the amount is shown in the shopper’s payment frequency, in whole dollars (decision 13)', async () => {
    showListing(approvedFor(approval), '/c/furniture?tab=my-items')
    await screen.findByRole('article')

    await userEvent.click(screen.getByRole('radio', {name: 'Monthly'}))

    expect(screen.getByText(/^Your approval leaves you \$151.00 per month/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', {name: 'Weekly'}))
})

const inCart = (weekly: number, given = approval): GivenSession => ({
    ...approvedFor(given),
    basket: {
        state: 'ready',
        basket: aBasket(aLine({price: aPrice({weekly, terms: 52}), quantity: 1}))
    }
})

test('the cart’s payments are subtracted: only items that fit beside it are shown (G-13) [APPR-026]', async () => {
    const {calls} = showListing(inCart(20_25), '/shop-approved-items')

    expect(
        await screen.findByText(
            'Besides what is in your cart, your approval leaves you $15.00 per week. Each of these items fits in it.'
        )
    ).toBeVisible()
    expect(searches(calls)).toEqual([expect.objectContaining({maxWeeklyPrice: 15})])
    expect(
        screen.getByRole('heading', {name: 'Items within your approval', level: 1})
    ).toBeVisible()
})

test.each`
    what                    | session                                                 | message
    ${'the cart'}           | ${inCart(35_25)}                                        | ${/in your cart use up your approval of \$35.25 per week/}
    ${'a cart of too much'} | ${inCart(90_00)}                                        | ${/in your cart use up your approval of \$35.25 per week/}
    ${'what is rented'}     | ${approvedFor({...approval, weeklyOutstanding: 50_00})} | ${/What you rent already uses up your approval/}
`(
    'if $what uses up the approval, a message says so and no search is made',
    async ({session, message}) => {
        const {calls, container} = showListing(session, '/shop-approved-items')

        expect(await screen.findByText(message)).toBeVisible()
        expect(searches(calls)).toEqual([])
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('on the approval’s last day, in the store’s time zone, a message says that it ends [APPR-006]', async () => {
    showListing(approvedFor({...approval, lastDay: '2030-06-01'}), '/shop-approved-items')

    expect(await screen.findByText(/fits in it. Your approval ends today.$/)).toBeVisible()
})

test('if no item is within the approval, a message says so', async () => {
    const {container} = showListing(approvedFor(approval), '/c/furniture?tab=my-items', [])

    expect(
        await screen.findByText('Nothing here fits within what is left of your approval.')
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test('the message that no item is within the approval does not wait for the listing', async () => {
    showListing(approvedFor(approval), '/c/furniture?tab=my-items', [], true)

    expect(
        await screen.findByText('Nothing here fits within what is left of your approval.')
    ).toBeVisible()
})

test.each`
    situation              | session                                                                      | ended
    ${'an ended approval'} | ${approvedFor({...approval, lastDay: '2030-05-31'})}                         | ${'Your approval ended on May 31, 2030.'}
    ${'an old refusal'}    | ${approvedFor({...approval, decision: 'declined', decidedOn: '2030-05-02'})} | ${undefined}
    ${'no approval'}       | ${approvedFor(null)}                                                         | ${undefined}
    ${'no session'}        | ${{}}                                                                        | ${undefined}
`('with $situation the shopper is invited to apply, and no search is made (G-13)', async (row) => {
    const {calls} = showListing(row.session, '/c/furniture?tab=my-items')

    expect(await screen.findByRole('link', {name: 'Get instant approval'})).toHaveAttribute(
        'href',
        '/instant-approval'
    )
    expect(screen.queryByText(/^Your approval ended/)?.textContent).toBe(row.ended)
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(searches(calls)).toEqual([])
})

test('a shopper whose refusal still stands is not invited to apply, but led to the refusal (G-13) (D-33)', async () => {
    const {calls, container} = showListing(
        approvedFor({...approval, decision: 'declined', decidedOn: '2030-05-03'}),
        '/shop-approved-items'
    )

    await screen.findByRole('heading', {name: 'We couldn’t approve your last application'})
    expect(screen.getByRole('link', {name: 'See what you can do'})).toHaveAttribute(
        'href',
        '/declined'
    )
    expect(screen.queryByRole('link', {name: 'Get instant approval'})).toBeNull()
    expect(searches(calls)).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
})

test('until the shopper’s session is known, no items are shown', async () => {
    const {container} = showListing({identity: {state: 'unknown'}}, '/c/furniture?tab=my-items')

    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
})
