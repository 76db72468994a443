import {z} from 'zod'
import type {CacheTokenAnswer} from '@contract/preferences'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import type {World} from '../../world/world'
import {guestIdentityOf, startSession} from './session'
import {newAccessToken, sharedScopes} from './tokens'

const SharedToken = z.object({token: z.string(), expiresAt: z.number()})

// A token is only returned while it is valid for a while: five minutes of thirty.
const least = 1 / 6

/** A guest's token that the storefront's servers share; it may only read public data. [API-062] */
export const sharedToken = endpoint({
    method: 'GET',
    path: '/custom/cache-get-token/v1/organizations/:organizationId/getcachetokenrac',
    access: 'public',
    query: siteQuery.extend({c_refresh: z.string().optional()}),
    handle: ({query, world, now}): CacheTokenAnswer => {
        const stored = query.c_refresh === 'true' ? undefined : storedSharedToken(world)
        const time = now.getTime()
        const {token, expiresAt} =
            stored && stored.expiresAt - time > least * world.accessSeconds * 1000
                ? stored
                : newSharedToken(world, time)
        return {access_token: token, expires_in: Math.floor((expiresAt - time) / 1000)}
    }
})

const storedSharedToken = ({statement}: World) => {
    const row = statement<{value: string}>(
        "SELECT value FROM fact WHERE name = 'shared-token'"
    ).get()
    return row && SharedToken.parse(JSON.parse(row.value))
}

const newSharedToken = (world: World, time: number) =>
    world.transaction(() => {
        const {usid} = guestIdentityOf(world, undefined)
        const session = startSession(world, {
            usid,
            customerId: null,
            dnt: true,
            scopes: sharedScopes
        })
        const stored = {
            token: newAccessToken(world, session, undefined),
            expiresAt: time + world.accessSeconds * 1000
        }
        world
            .statement("INSERT OR REPLACE INTO fact (name, value) VALUES ('shared-token', ?)")
            .run(JSON.stringify(stored))
        return stored
    })
