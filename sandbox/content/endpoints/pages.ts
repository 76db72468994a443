import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {endpoint} from '../../core/endpoint'
import {badRequest, notFound, problem} from '../../core/problem'
import {localeOf} from '../../core/query-values'
import {findComponent, findPage, findPageOfCategory} from '../find/content-page'
import {presentComponent} from '../present/present-component'
import {presentPage} from '../present/present-page'
import {experiencePath, experienceScope, placeQuery} from './experience-query'

const pageQuery = placeQuery.extend({aspectAttributes: z.string().max(256).optional()})

/** A content page by its id [API-063, CONTENT-001]. */
const getPage = endpoint({
    method: 'GET',
    path: `${experiencePath}/pages/:pageId`,
    scope: experienceScope,
    query: pageQuery,
    handle: ({params: {pageId}, query, world}): ShopperExperienceTypes.Page => {
        const locale = localeOf(query)
        const page = findPage(world, pageId, locale) ?? notFound('page', pageId)
        return presentPage(world, page, {storeId: query.c_store_id, locale})
    }
})

/** The page that is assigned to a category: one at most. Products have none of their own. */
const getPages = endpoint({
    method: 'GET',
    path: `${experiencePath}/pages`,
    scope: experienceScope,
    query: pageQuery.extend({
        aspectTypeId: z.string().max(256),
        categoryId: z.string().max(256).optional(),
        productId: z.string().max(100).optional()
    }),
    handle: ({query, world}): ShopperExperienceTypes.PageResult => {
        const {aspectTypeId, categoryId, productId} = query
        if (categoryId === undefined && productId === undefined) {
            badRequest('Either categoryId or productId is needed.')
        }
        if (aspectTypeId !== 'plp' && aspectTypeId !== 'pdp') {
            problem(404, 'aspect-type-not-found', `There is no aspect type '${aspectTypeId}'.`)
        }
        if (aspectTypeId === 'pdp' || categoryId === undefined) return {data: []}
        const locale = localeOf(query)
        const page = findPageOfCategory(world, categoryId, locale)
        return {data: page ? [presentPage(world, page, {storeId: query.c_store_id, locale})] : []}
    }
})

/** One component of a page. */
const getComponent = endpoint({
    method: 'GET',
    path: `${experiencePath}/components/:componentId`,
    scope: experienceScope,
    query: placeQuery,
    handle: ({params: {componentId}, query, world}): ShopperExperienceTypes.Component => {
        const locale = localeOf(query)
        const component =
            findComponent(world, componentId, locale) ?? notFound('component', componentId)
        return presentComponent(world, component, {storeId: query.c_store_id, locale})
    }
})

export const pageEndpoints = [getPage, getPages, getComponent]
