import loadable from '@loadable/component'
import {type QueryClient, useQueryClient} from '@tanstack/react-query'
import {screen} from '@testing-library/react'
import {useLayoutEffect} from 'react'
import type {Query} from '@app/commerce/query'
import {renderForShopper} from '../../../tests/support/shop/render-for-shopper'
import type {Loadable} from '../route/commerce-query'
import {definePage, optional} from '../route/page'
import {defineRoute} from '../route/route'
import {RouteView} from './route-view'

const answer: Query<string> = {
    key: ['answer'],
    staleTime: 60_000,
    fetch: () => Promise.resolve('what was asked for')
}

const setAnswer = (cache: QueryClient) => cache.setQueryData(answer.key, 'what came meanwhile')

type AnswerPageProps = {found: Loadable<string>}

/** A page whose answer comes between its first render and the effects that would hear of it. */
const AnswerPage = ({found}: AnswerPageProps) => {
    const cache = useQueryClient()
    useLayoutEffect(() => {
        if (found.state === 'loading') setAnswer(cache)
    }, [cache, found.state])
    return <p>{found.state === 'ready' ? found.value : 'nothing'}</p>
}

const page = definePage({
    loader: () => ({found: optional(answer)}),
    skeleton: () => null
})(AnswerPage)

const route = defineRoute(
    {name: 'answer', path: '/', cache: 'never'},
    loadable.lib(() => Promise.resolve({page}))
)

const views = {notFound: () => <></>, failed: () => <></>, signIn: () => <></>}

test('a page shows what a query came to between its first render and its effects', async () => {
    renderForShopper(<RouteView route={route} fallback={<p>waiting</p>} views={views} />)

    expect(await screen.findByText('what came meanwhile')).toBeVisible()
})
