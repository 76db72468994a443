import {QueryClient} from '@tanstack/react-query'
import {anAppContext} from '../../tests/support/a-commerce'
import {dealsRoute} from '../../tests/ssr/added-feature/deals-route'
import {prefetchRoute} from './prefetch'

test('a page that is gone to is fetched with the file that it asks for once it lives', async () => {
    const context = anAppContext(() => Promise.resolve({data: []}))
    const cache = new QueryClient()
    const fetched: string[] = []
    const later = {preload: () => void fetched.push('later')}
    const routes = [{...dealsRoute, later}]

    await prefetchRoute(routes, '/elsewhere', {context, cache})
    expect(fetched).toEqual([])

    await prefetchRoute(routes, '/deals?sort=price', {context, cache})
    expect(fetched).toEqual(['later'])
    expect(cache.getQueryCache().findAll()).toHaveLength(1)
})
