import {QueryClient} from '@tanstack/react-query'
import {type CommerceFailure, CommerceError} from '@app/commerce/client'
import {anAppContext} from '../../../tests/support/a-commerce'
import {dealsRoute} from '../../../tests/ssr/added-feature/deals-route'
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

test.each`
    failure                               | calls | what
    ${{status: 404, code: 'not-found'}}   | ${1}  | ${'is not there is not asked for again: the page says so already'}
    ${{status: 503, code: 'unavailable'}} | ${2}  | ${'could not be had is'}
`('what $what', async ({failure, calls}: {failure: CommerceFailure; calls: number}) => {
    let requests = 0
    const context = anAppContext(() => {
        requests += 1
        return Promise.reject(new CommerceError(failure))
    })
    const logger = {log: () => undefined, warn: () => undefined, error: () => undefined}
    const cache = new QueryClient({logger, defaultOptions: {queries: {retry: false}}})

    await prefetchRoute([dealsRoute], '/deals', {context, cache})
    await prefetchRoute([dealsRoute], '/deals', {context, cache})

    expect(requests).toBe(calls)
})
