import {QueryClient} from '@tanstack/react-query'
import {ORDERS, personalKey, queriesOf, refetchChanged, refetchCustomer} from './personal-query'

const ofSdk = (customerId: string, ...rest: readonly unknown[]) => [
    '/commerce-sdk-react',
    '/organizations/',
    'org',
    '/customers/',
    customerId,
    ...rest
]

test('after a change of a customer’s record, ours and the SDK’s are fetched again, and nothing else [ACCT-001, D-15]', async () => {
    const cache = new QueryClient()
    const changed = [
        personalKey('ada', ['customer', 'profile']),
        ofSdk('ada', {customerId: 'ada'}),
        ofSdk('ada', {customerId: 'ada', expand: ['addresses']})
    ]
    const others = [
        ofSdk('ada', '/orders', {customerId: 'ada'}),
        personalKey('bob', ['customer', 'profile']),
        ofSdk('ada', '/baskets', {customerId: 'ada'}),
        ofSdk('bob', {customerId: 'bob'}),
        ['products']
    ]
    for (const key of [...changed, ...others]) cache.setQueryData(key, {})

    await refetchCustomer(cache, 'ada')

    const left = cache
        .getQueryCache()
        .getAll()
        .map(({queryKey}) => queryKey)
    expect(left).toEqual(others)
    cache.clear()
})

test('after an order was placed, or perhaps placed, the lists and the orders are fetched again (D-48)', async () => {
    const cache = new QueryClient()
    const order = ['/commerce-sdk-react', '/organizations/', 'org', '/orders/', 'HW1', {}]
    const changed = [ofSdk('ada', '/orders', {customerId: 'ada', offset: 10}), order]
    const others = [ofSdk('ada', {customerId: 'ada'}), personalKey('ada', ['agreements'])]
    for (const key of [...changed, ...others]) cache.setQueryData(key, {})

    await refetchChanged(cache, queriesOf('ada', [ORDERS]))

    const left = cache
        .getQueryCache()
        .getAll()
        .map(({queryKey}) => queryKey)
    expect(left).toEqual(others)
    cache.clear()
})
