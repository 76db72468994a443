import {answer, notFound, problem} from '../../core/response'
import {endpoint} from '../../core/endpoint'
import {flag, siteQuery} from '../../core/query-values'
import type {Shopper, World} from '../../world/world'
import {mergedContext, ShopperContext, withoutNothing} from './shopper-context'

const path = '/shopper/shopper-context/v1/organizations/:organizationId/shopper-context/:usid'
const scope = 'sfcc.shopper-context'

const Site = siteQuery.partial({siteId: true})
const WithIp = Site.extend({evaluateContextWithClientIp: flag.default(false)})

const mustBeOwn = (usid: string, shopper: Shopper) => {
    if (usid !== shopper.usid) {
        problem(400, 'bad-request', 'The usid in the request is not the usid of the token.')
    }
}

export const contextOf = ({statement}: World, usid: string): ShopperContext | undefined => {
    const row = statement<{document: string}>(
        'SELECT document FROM shopper_context WHERE usid = ?'
    ).get(usid)
    return row && ShopperContext.parse(JSON.parse(row.document))
}

export const saveContext = ({statement}: World, usid: string, context: ShopperContext) =>
    statement('INSERT OR REPLACE INTO shopper_context (usid, document) VALUES (?, ?)').run(
        usid,
        JSON.stringify(context)
    )

/** The IP address is used for this call only, unless it is to be evaluated later too. */
const asStoredContext = (
    {clientIp, ...context}: ShopperContext,
    isIpStored: boolean
): ShopperContext => ({
    ...context,
    ...(isIpStored && clientIp && {clientIp})
})

const getContext = endpoint({
    method: 'GET',
    path,
    scope,
    query: Site,
    handle: ({params: {usid}, shopper, world}) => {
        mustBeOwn(usid, shopper)
        return contextOf(world, usid) ?? notFound('shopper context', usid)
    }
})

/** Replaces the whole context: fields that are missing are removed. [API-020] */
const putContext = endpoint({
    method: 'PUT',
    path,
    scope: `${scope}.rw`,
    query: WithIp,
    body: ShopperContext,
    handle: ({params: {usid}, query, body, shopper, world}) => {
        mustBeOwn(usid, shopper)
        const isNew = !contextOf(world, usid)
        saveContext(
            world,
            usid,
            withoutNothing(asStoredContext(body, query.evaluateContextWithClientIp))
        )
        return answer(isNew ? 201 : 200)
    }
})

/** Changes a part of the context. [API-019] */
const patchContext = endpoint({
    method: 'PATCH',
    path,
    scope: `${scope}.rw`,
    query: WithIp,
    body: ShopperContext,
    handle: ({params: {usid}, query, body, shopper, world}) => {
        mustBeOwn(usid, shopper)
        const change = asStoredContext(body, query.evaluateContextWithClientIp)
        const context = mergedContext(contextOf(world, usid) ?? {}, change)
        const stored = ShopperContext.safeParse(context)
        if (!stored.success) {
            problem(400, 'bad-request', 'The context has more than 20 qualifiers of a kind.')
        }
        saveContext(world, usid, context)
        return context
    }
})

const deleteContext = endpoint({
    method: 'DELETE',
    path,
    scope: `${scope}.rw`,
    query: Site,
    handle: ({params: {usid}, shopper, world}) => {
        mustBeOwn(usid, shopper)
        const {changes} = world.statement('DELETE FROM shopper_context WHERE usid = ?').run(usid)
        return changes ? answer(204) : notFound('shopper context', usid)
    }
})

export const contextEndpoints = [getContext, putContext, patchContext, deleteContext]
