import type {ProductSearchAnswer} from '@contract/product-search'
import {findCategory} from '../../catalogue/find/category'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import type {World} from '../../world/world'
import {findingsOf, type Findings} from '../find/findings'
import {remembering} from '../find/remembering'
import {pageOf} from '../find/page-of'
import {redirectOf} from '../find/redirect-of'
import {facetsOf} from '../present/facets'
import {listedProduct} from '../present/listed-product'
import {tileOf} from '../present/tile'
import {questionOf, searchBody} from './custom-search-request'

const remembered = remembering<Pick<ProductSearchAnswer, 'results' | 'facets'>>()

/** The listing and the search of the storefront [API-007, API-011]. */
export const customSearch = endpoint({
    method: 'POST',
    path: '/custom/product/v1/organizations/:organizationId/search',
    query: siteQuery,
    body: searchBody,
    atomic: false,

    handle({query, body, world}): ProductSearchAnswer {
        const attributionToken = world.newId()
        const redirectUri = body.query === undefined ? undefined : redirectOf(world, body.query)
        if (redirectUri) return {...nothing, attributionToken, redirectUri}

        const question = questionOf(world, body, query.locale)
        if (!question) return {...nothing, attributionToken}
        const findings = findingsOf(world, question)
        const {sort, offset, limit, category} = question
        const asked = ['tiles', sort, offset, limit, category?.id].join()
        return {
            totalSize: findings.passing.length,
            attributionToken,
            ...remembered(findings, asked, () => foundOf(world, question, findings))
        }
    }
})

const foundOf = (
    world: World,
    question: NonNullable<ReturnType<typeof questionOf>>,
    findings: Findings
): Pick<ProductSearchAnswer, 'results' | 'facets'> => {
    const place = {...question, columns: findings.columns}
    const category = question.category ?? findCategory(world, 'root')
    return {
        results: pageOf(findings, question)
            .flatMap((listing) => listedProduct(world, listing, place) ?? [])
            .map((listed) => tileOf(world, listed, question)),
        facets: category ? facetsOf(world, findings, {...question, category}) : []
    }
}

const nothing = {totalSize: 0, results: [], facets: []}
