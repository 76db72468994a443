import {QueryClient} from '@tanstack/react-query'
import {personalKey, refetchCustomer} from './personal-query'

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
        personalKey('ada', ['orders']),
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
