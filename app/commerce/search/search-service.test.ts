import {aCommerce} from '../../../tests/support/a-commerce'
import {searchService} from './search-service'

const searcher = {storeId: '00042', visitorId: 'v-1', customer: 'guest'} as const

test('a term is searched for by a visitor, five results at most [API-011, SEARCH-015]', async () => {
    const {commerce, calls} = aCommerce(() => ({totalSize: 12, redirectUri: ''}))

    const answer = await searchService(commerce, 'grey sofa', searcher).fetch()

    expect(answer).toEqual({totalSize: 12, redirect: undefined})
    expect(calls[0]?.path).toBe('/custom/product/v1/organizations/{org}/search')
    expect(calls[0]?.body).toMatchObject({
        visitorId: 'v-1',
        customer: 'guest',
        query: 'grey sofa',
        isSearch: true,
        storeIds: ['00042'],
        sort: 'AVAILABILITY',
        offset: 0,
        limit: 5,
        pageSize: 5
    })
})

test.each`
    raw                                              | answer
    ${{totalSize: 0, redirectUri: '/store-locator'}} | ${{totalSize: 0, redirect: '/store-locator'}}
    ${{totalSize: 3}}                                | ${{totalSize: 3, redirect: undefined}}
    ${{redirectUri: '/stores'}}                      | ${{totalSize: 0, redirect: '/stores'}}
`('the answer $raw is read as $answer', async ({raw, answer}) => {
    const {commerce} = aCommerce(() => raw)

    await expect(searchService(commerce, 'sofa', searcher).fetch()).resolves.toEqual(answer)
})

test('the same search is fresh for ten seconds, and not retried when it fails [SEARCH-027, SEARCH-028]', () => {
    const query = searchService(aCommerce().commerce, 'sofa', searcher)

    expect(query.staleTime).toBe(10_000)
    expect(query.retries).toBeUndefined()
})
