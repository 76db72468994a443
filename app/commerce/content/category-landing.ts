import * as z from 'zod/mini'
import {anyList, readAnswer} from '../answer'
import {type Commerce, toFailure} from '../client'
import type {Query} from '../query'
import type {Block} from './blocks'

/** What editors write around a category's products. Rows of products and heroes are not shown there. */
export type LandingBlock = Extract<Block, {type: 'banner' | 'rich-text' | 'link-list'}>

const isForLanding = (block: Block): block is LandingBlock =>
    block.type === 'banner' || block.type === 'rich-text' || block.type === 'link-list'

const PagesAnswer = z.looseObject({data: anyList})

const pagesOf = async (commerce: Commerce, categoryId: string) => {
    try {
        const answer = await commerce.fetch({
            path: '/experience/shopper-experience/v1/organizations/{org}/pages',
            query: {aspectTypeId: 'plp', categoryId}
        })
        return readAnswer(PagesAnswer, answer).data
    } catch (error) {
        // A platform whose editors have never made a landing page does not know the page type, and responds with 404.
        if (toFailure(error).code === 'not-found') return []
        throw error
    }
}

/** For listings that have no landing page. */
export const noLanding: Query<LandingBlock[]> = {
    key: ['category-landing', null],
    staleTime: Infinity,
    fetch: () => Promise.resolve([])
}

/** The blocks of the landing page that editors have given a category; none for most [CONTENT-001]. The same for everybody. */
export const categoryLanding = (commerce: Commerce, categoryId: string): Query<LandingBlock[]> => ({
    key: ['category-landing', categoryId],
    // [CONTENT-039]
    staleTime: 300_000,
    shared: {fresh: 300, stale: 86_400},
    fetch: async () => {
        const [page] = await pagesOf(commerce, categoryId)
        if (page === undefined) return []
        // Few categories have a landing page, so the sanitiser is loaded only when there is one.
        const {blocksOf} = await import('./blocks')
        return blocksOf(page, commerce).filter(isForLanding)
    }
})
