import {z} from 'zod'
import {endpoint} from '../core/endpoint'
import {localeOf, siteQuery} from '../core/query-values'
import {answer} from '../core/response'
import {findAsset} from './asset'

const version = '22.8'
const path = '/s/:siteId/dw/shop/v22_8'

const fault = (status: number, type: string, message: string, details = {}) =>
    answer(status, {_v: version, fault: {arguments: details, type, message}})

/** A content asset of the classic API [API-013, CONTENT-021]. The client id comes in the address or in a header. */
const getContentAsset = endpoint({
    method: 'GET',
    path: `${path}/content/:contentAssetId`,
    access: 'public',
    query: z.object({
        locale: siteQuery.shape.locale,
        client_id: z.string().max(100).optional(),
        clientId: z.string().max(100).optional()
    }),
    handle: ({params: {siteId, contentAssetId}, query, headers, world}) => {
        const client = query.client_id ?? query.clientId ?? headers.get('x-dw-client-id')
        if (!client) return fault(400, 'MissingClientIdException', 'The client id is missing.')
        if (siteId !== world.siteId) {
            return fault(404, 'SiteNotFoundException', `There is no site '${siteId}'.`, {siteId})
        }
        const asset = findAsset(world, contentAssetId, localeOf(query))
        if (!asset) {
            const words = `No content with ID '${contentAssetId}' was found.`
            return fault(404, 'ContentNotFoundException', words, {contentId: contentAssetId})
        }
        const {id, name, description, body} = asset
        const content = {_v: version, _type: 'content', id, name, description, c_body: body}
        return answer(200, content, {'cache-control': 'public, max-age=300'})
    }
})

const dayInSeconds = 86_400

/** Turns a shopper's token into a session of the classic storefront (G-08): only its cookies. */
const createSession = endpoint({
    method: 'POST',
    path: `${path}/sessions`,
    query: z.object({client_id: z.string().max(100).optional()}),
    handle: ({world}) =>
        answer(204, undefined, {
            'set-cookie': `dwsid=${world.newId()}; Path=/; Max-Age=${dayInSeconds}; HttpOnly; Secure; SameSite=Lax`,
            'cache-control': 'no-store'
        })
})

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Accepts the view reports of stock storefronts; nothing is stored. */
const noteView = endpoint({
    method: 'GET',
    path: '/on/demandware.store/Sites-Homeward-Site/:locale/__Analytics-Start',
    access: 'public',
    query: z.looseObject({}),
    handle: () => answer(200, pixel, {'content-type': 'image/gif', 'cache-control': 'no-store'})
})

export const classicEndpoints = [getContentAsset, createSession, noteView]
