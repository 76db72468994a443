import type {Call} from '@app/commerce/client'
import type {Query} from '@app/commerce/query'
import {aCommerce} from '../../../tests/support/a-commerce'
import {aSearchPlatform, type Known} from '../../../tests/support/server/a-search-platform'
import {searchDestination} from './search-destination'

const searchFor = async (known: Known, term = 'sofa') => {
    const platform = aSearchPlatform(known)
    const {commerce} = aCommerce(platform.fetch)
    const warnings: string[] = []
    const destination = await searchDestination(term, {
        commerce,
        searcher: {storeId: '00042', visitorId: 'v-1', customer: 'guest'},
        fetchQuery: <T>({fetch: request}: Query<T>) => request(),
        redirectHosts: ['careers.example'],
        warn: (message) => void warnings.push(message)
    })
    const calls = platform.calls.map(({name}) => name)
    const segments = platform.callsTo('mapping').map(({query}) => query?.urlSegment)
    return {destination, warnings, calls, segments}
}

const results = {go: 'in-app', to: '/search?q=sofa'}
const careers = 'https://careers.example/jobs'

test.each`
    situation                         | known                                                           | destination                             | row
    ${'results'}                      | ${{found: {totalSize: 3}}}                                      | ${results}                              | ${'SEARCH-020'}
    ${'a relative redirect'}          | ${{found: {totalSize: 0, redirectUri: '/store-locator'}}}       | ${{go: 'in-app', to: '/store-locator'}} | ${'SEARCH-017'}
    ${'an absolute redirect'}         | ${{found: {totalSize: 0, redirectUri: careers}}}                | ${{go: 'full-load', to: careers}}       | ${'SEARCH-016'}
    ${'a redirect, but results'}      | ${{found: {totalSize: 1, redirectUri: '/store-locator'}}}       | ${results}                              | ${'SEARCH-016'}
    ${'a mapped address'}             | ${{found: {totalSize: 0}, mapped: '/c/furniture'}}              | ${{go: 'in-app', to: '/c/furniture'}}   | ${'SEARCH-019'}
    ${'a mapped address and results'} | ${{found: {totalSize: 3}, mapped: '/c/furniture'}}              | ${{go: 'in-app', to: '/c/furniture'}}   | ${'SEARCH-019'}
    ${'nothing at all'}               | ${{found: {totalSize: 0}}}                                      | ${results}                              | ${'SEARCH-020'}
    ${'a service that is down'}       | ${{found: 'down', mapped: '/c/furniture'}}                      | ${results}                              | ${'SEARCH-021'}
    ${'a mapping that is down'}       | ${{found: {totalSize: 0}, mapped: 'down'}}                      | ${results}                              | ${'SEARCH-021'}
    ${'a redirect to a strange host'} | ${{found: {totalSize: 0, redirectUri: 'https://evil.example'}}} | ${results}                              | ${'D-12'}
    ${'a redirect that is a script'}  | ${{found: {totalSize: 0, redirectUri: 'javascript:alert(1)'}}}  | ${results}                              | ${'D-12'}
    ${'a redirect without a scheme'}  | ${{found: {totalSize: 0, redirectUri: '//evil.example'}}}       | ${results}                              | ${'D-12'}
    ${'a mapping to a strange host'}  | ${{found: {totalSize: 0}, mapped: 'https://evil.example'}}      | ${results}                              | ${'D-12'}
`('$situation: a search leads to $destination [$row]', async ({known, destination}) => {
    const led = await searchFor(known)

    expect(led.destination).toEqual(destination)
})

test.each`
    situation                  | known                                            | calls
    ${'no redirect'}           | ${{}}                                            | ${['service', 'mapping']}
    ${'a redirect'}            | ${{found: {totalSize: 0, redirectUri: '/cart'}}} | ${['service']}
    ${'a service that failed'} | ${{found: 'down'}}                               | ${['service']}
`(
    'the search service is asked first; with $situation, $calls are asked [SEARCH-014, SEARCH-018, SEARCH-028]',
    async ({known, calls}) => {
        await expect(searchFor(known)).resolves.toMatchObject({calls})
    }
)

test.each`
    situation                   | known                                      | warnings
    ${'a service that is down'} | ${{found: 'down'}}                         | ${['A search query failed: unavailable (503)']}
    ${'a mapping that is down'} | ${{found: {totalSize: 0}, mapped: 'down'}} | ${['A search query failed: unavailable (503)']}
    ${'no mapping'}             | ${{found: {totalSize: 0}}}                 | ${[]}
    ${'results'}                | ${{found: {totalSize: 3}}}                 | ${[]}
`('$situation is noted as $warnings [ERR-008]', async ({known, warnings}) => {
    await expect(searchFor(known)).resolves.toMatchObject({warnings})
})

test('a mapping is looked for by the very words, and leads where they are mapped to [SEARCH-018, SEARCH-019]', async () => {
    const {destination, segments} = await searchFor({mapped: '/c/furniture'}, 'Sofá & <b> 100%')

    expect(segments).toEqual(['Sofá & <b> 100%'])
    expect(destination).toEqual({go: 'in-app', to: '/c/furniture'})
})

test('a term of any words becomes an address', async () => {
    const {destination} = await searchFor({}, 'sofá & <b> 100%')

    expect(new URL(destination.to, 'https://shop.example').searchParams.get('q')).toBe(
        'sofá & <b> 100%'
    )
})

describe('a platform that does not answer', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const never = () => new Promise(() => undefined)
    const lateAndNever = (call: Call) =>
        call.path.includes('url-mapping')
            ? never()
            : new Promise((response) => setTimeout(() => response({totalSize: 0}), 1400))

    test.each<[string, (call: Call) => Promise<unknown>]>([
        ['at all', never],
        ['in time to either call', lateAndNever]
    ])(
        '%s keeps nobody waiting: the results are shown [SEARCH-021, D-09, ERR-008]',
        async (_, answer) => {
            const {commerce} = aCommerce(answer)
            const warnings: string[] = []
            const led = searchDestination('sofa', {
                commerce,
                searcher: {storeId: undefined, visitorId: 'v-1', customer: 'guest'},
                fetchQuery: <T>({fetch: request}: Query<T>) => request(),
                redirectHosts: [],
                warn: (message) => void warnings.push(message)
            })

            await jest.advanceTimersByTimeAsync(1500)

            await expect(led).resolves.toEqual(results)
            expect(warnings).toHaveLength(1)
        }
    )
})
