import {toFirstReads} from '@app/commerce/session/first-reads'
import {shopRoutes} from '@app/shop-routes'
import {findCustomerByLogin} from '../../../sandbox/shoppers/customers/customer'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {anAppContext} from '../../../tests/support/a-commerce'
import {commerceOfToken} from '../../../tests/support/commerce-of-token'
import {firstReads} from './first-reads'

const sandbox = testSandbox()
afterAll(() => sandbox.close())
afterEach(() => sandbox.faults.clear())

const idOf = (name: string): string => {
    const customer = findCustomerByLogin(sandbox.world, `${name}@homeward.example`)
    if (!customer) throw new Error(`The sandbox has no ${name}`)
    return customer.id
}

/** What the server reads for a customer who opens a page. */
const readsOf = async (name: string, path: string) => {
    const customerId = idOf(name)
    const requested: string[] = []
    const commerce = commerceOfToken(sandbox, sandbox.shopperToken(customerId), ({pathname}) =>
        requested.push(pathname)
    )
    const context = anAppContext(() => Promise.reject(new Error('Nothing of everybody’s')))
    const reads = await firstReads(shopRoutes, path, {customerId, commerce, context})
    return {reads, requested, keys: reads.map(([[first]]) => first)}
}

const pages = [
    '/my-accounts',
    '/my-accounts/agreements/agreement-wren-1',
    '/my-accounts/payment-agreement',
    '/my-accounts/payment-method',
    '/my-accounts/payment-history',
    '/my-accounts/schedule-delivery',
    '/my-accounts/personal-info',
    '/es-US/my-accounts',
    '/account/orders',
    '/account/addresses'
]

test.each(pages)(
    'the first reads of %s reach the browser as if the page had fetched them [ACCT-010, API-032]',
    async (path) => {
        const {reads, keys} = await readsOf('wren', path)

        expect(keys[0]).toBe('GET')
        expect(keys.length).toBeGreaterThan(1)
        expect(toFirstReads(JSON.parse(JSON.stringify(reads)))).toEqual(reads)
    }
)

test('for a customer who rents nothing, a renters’ page fetches only their record [ROLE-007]', async () => {
    expect((await readsOf('casey', '/my-accounts')).keys).toEqual(['GET'])
})

test.each(['/', '/cart', '/checkout', '/c/furniture', '/no-such-page'])(
    '%s is not a page for customers only: nothing is fetched',
    async (path) => {
        expect(await readsOf('wren', path)).toEqual({reads: [], requested: [], keys: []})
    }
)

test('a failed read is left out, for the page to fetch; without the customer record all are left out', async () => {
    const harm = {kind: 'status', status: 503} as const
    sandbox.faults.add({method: 'POST', path: '*/agreementsummary', harm})
    const {keys} = await readsOf('wren', '/my-accounts')
    expect(keys).toContain('GET')
    expect(keys).not.toContain('agreements')

    sandbox.faults.add({method: 'GET', path: '*/customers/*', harm})
    expect((await readsOf('wren', '/my-accounts')).reads).toEqual([])
})
