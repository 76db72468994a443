import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Call} from '@app/commerce/client'
import type {UsedApproval} from '@app/domain/approval'
import {PendingProvider} from '@app/lib/navigation-state'
import {tiles} from '../../../tests/support/builders'
import {aCustomer, type GivenSession, ownAnswers} from '../../../tests/support/given-session'
import {argsAt, hrefsOf, renderPage} from '../../../tests/support/render-page'
import {ListingPage} from './listing-page'

const approval: UsedApproval = {
    ...{decision: 'approved', weeklyLimit: 50_00, lastDay: '2030-06-01'},
    weeklyOutstanding: 14_75
}

const raw = {
    productId: 'chair-1',
    productName: 'Birch Chair',
    priceInfo: {weeklyPrice: 9.99, terms: 52, totalCostToOwn: 519.48},
    inventories: [{attributes: {condition: 'New', stockStatus: 'IN_STOCK'}}]
}

const brands = {key: 'brand', label: 'Brand', values: [{value: 'birch', label: 'Birch', count: 1}]}

const approvedFor = (given: UsedApproval | null): GivenSession => ({
    identity: aCustomer(),
    own: ownAnswers({approval: given})
})

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
                return Promise.resolve({totalSize: results.length, results, facets: [brands]})
            }
        }
    )
    return {...page, calls}
}

test.each(['/c/furniture?tab=my-items', '/c/furniture?approval=true'])(
    'at %s an approved shopper sees what the approval covers [PLP-004, PLP-015] (G-13)',
    async (address) => {
        const {calls, container} = showListing(approvedFor(approval), address)

        expect(await screen.findByRole('heading', {name: 'Birch Chair'})).toBeVisible()
        expect(screen.getAllByRole('article')).toHaveLength(1)
        expect(
            screen.getByText(
                'Your approval leaves you $35.25 per week. Each of these items fits in it.'
            )
        ).toBeVisible()
        expect(calls.map(({body}) => body)).toEqual([
            expect.objectContaining({category: 'furniture', maxWeeklyPrice: 35.25})
        ])
        expect(await axe(container)).toHaveNoViolations()
    }
)

test('the flag of shopping by approval stays in the address of every choice [PLP-004]', async () => {
    showListing(approvedFor(approval), '/c/furniture?approval=true')
    await screen.findByRole('article')

    expect(hrefsOf('Birch (1)')).toEqual(['/c/furniture?refine=brand%3Dbirch&approval=true'])
    expect(hrefsOf('Show as list')).toEqual(['/c/furniture?view=list&approval=true'])
})

test('the amount follows how often the shopper pays, in whole dollars (decision 13)', async () => {
    showListing(approvedFor(approval), '/c/furniture?tab=my-items')
    await screen.findByRole('article')

    await userEvent.click(screen.getByRole('radio', {name: 'Monthly'}))

    expect(screen.getByText(/^Your approval leaves you \$151.00 per month/)).toBeVisible()
    await userEvent.click(screen.getByRole('radio', {name: 'Weekly'}))
})

test('where nothing costs so little, that is said', async () => {
    const {container} = showListing(approvedFor(approval), '/c/furniture?tab=my-items', [])

    expect(
        await screen.findByText('Nothing here costs as little a week as your approval leaves.')
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test('that nothing costs so little is said also while the listing itself still waits', async () => {
    showListing(approvedFor(approval), '/c/furniture?tab=my-items', [], true)

    expect(
        await screen.findByText('Nothing here costs as little a week as your approval leaves.')
    ).toBeVisible()
})

test.each`
    situation              | session
    ${'an ended approval'} | ${approvedFor({...approval, lastDay: '2030-05-31'})}
    ${'a decline'}         | ${approvedFor({...approval, decision: 'declined'})}
    ${'no approval'}       | ${approvedFor(null)}
    ${'no session'}        | ${{}}
`('with $situation the shopper is invited to get one, and nothing is asked (G-13)', async (row) => {
    const {calls} = showListing(row.session, '/c/furniture?tab=my-items')

    expect(await screen.findByRole('link', {name: 'Get instant approval'})).toHaveAttribute(
        'href',
        '/instant-approval'
    )
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(calls).toEqual([])
})

test('before the browser knows the shopper, nothing is promised', async () => {
    const {container} = showListing({identity: {state: 'unknown'}}, '/c/furniture?tab=my-items')

    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
})
