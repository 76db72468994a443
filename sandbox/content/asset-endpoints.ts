import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import {z} from 'zod'
import {textIn} from '../core/locales'
import {endpoint} from '../core/endpoint'
import {parseStored} from '../core/json'
import {list, localeOf, siteQuery, wholeNumber} from '../core/query-values'
import {badRequest, notFound} from '../core/response'
import {allAssets, allFolders, type Asset, findAsset, presentAsset, presentFolder} from './asset'
import {experiencePath, experienceScope} from './page-endpoints'

const getContent = endpoint({
    method: 'GET',
    path: `${experiencePath}/contents/:id`,
    scope: experienceScope,
    query: siteQuery,
    handle: ({params: {id}, query, world}): ShopperExperienceTypes.Content =>
        presentAsset(findAsset(world, id, localeOf(query)) ?? notFound('content', id))
})

/** Assets in the order of the requested ids; unknown ones are left out. */
const getMultipleContent = endpoint({
    method: 'GET',
    path: `${experiencePath}/contents`,
    scope: experienceScope,
    query: siteQuery.extend({ids: list(50)}),
    handle: ({query, world}): ShopperExperienceTypes.ContentResult => {
        const data = query.ids
            .flatMap((id) => findAsset(world, id, localeOf(query)) ?? [])
            .map(presentAsset)
        return {data, limit: query.ids.length, total: data.length}
    }
})

const folderOf = (refine: string | undefined): string | undefined => {
    if (refine === undefined) return undefined
    const [, folder] = /^fdid=(.+)$/.exec(refine) ?? []
    return folder ?? badRequest('refine must be fdid=… with the id of a folder.')
}

const sorted = (assets: Asset[], sort: string | undefined): Asset[] => {
    if (sort === undefined) return assets
    const [, field, way] = /^(id|name)=(asc|desc)$/.exec(sort) ?? []
    if (!field) badRequest('sort must be id or name, with =asc or =desc.')
    const sign = way === 'desc' ? -1 : 1
    const by = (asset: Asset) => (field === 'id' ? asset.id : asset.name)
    return assets.toSorted((a, b) => sign * by(a).localeCompare(by(b)))
}

const holds = ({id, name, description, body}: Asset, words: string) =>
    `${id} ${name} ${description} ${body}`.toLowerCase().includes(words.toLowerCase())

const searchContent = endpoint({
    method: 'GET',
    path: `${experiencePath}/content-search`,
    scope: experienceScope,
    query: siteQuery.extend({
        q: z.string().max(50).optional(),
        refine: z.string().max(256).optional(),
        sort: z.string().max(256).optional(),
        limit: wholeNumber(1, 200).default(50),
        offset: wholeNumber(0, 999_999_999).default(0)
    }),
    handle: ({query, world}): ShopperExperienceTypes.ContentSearchResult => {
        const {q, refine, sort, limit, offset} = query
        const folder = folderOf(refine)
        const found = allAssets(world, localeOf(query)).filter(
            (asset) =>
                (folder === undefined || asset.folderId === folder) &&
                (q === undefined || holds(asset, q))
        )
        return {
            ...(q !== undefined && {query: q}),
            ...(folder !== undefined && {selectedRefinements: {fdid: folder}}),
            hits: sorted(found, sort)
                .slice(offset, offset + limit)
                .map(presentAsset),
            total: found.length,
            limit,
            offset
        }
    }
})

export const assetEndpoints = [getContent, getMultipleContent, searchContent]

const levels = wholeNumber(0, 2).default(1)

const getContentFolder = endpoint({
    method: 'GET',
    path: `${experiencePath}/folders/:id`,
    scope: experienceScope,
    query: siteQuery.extend({levels}),
    handle: ({params: {id}, query, world}): ShopperExperienceTypes.ContentFolder => {
        const all = allFolders(world, localeOf(query))
        const folder = all.find((one) => one.id === id) ?? notFound('folder', id)
        return presentFolder(folder, all, query.levels)
    }
})

const getContentFolders = endpoint({
    method: 'GET',
    path: `${experiencePath}/folders`,
    scope: experienceScope,
    query: siteQuery.extend({levels, ids: list(50)}),
    handle: ({query, world}): ShopperExperienceTypes.ContentFolderResult => {
        const all = allFolders(world, localeOf(query))
        const data = query.ids
            .flatMap((id) => all.find((one) => one.id === id) ?? [])
            .map((folder) => presentFolder(folder, all, query.levels))
        return {data, limit: query.ids.length, total: data.length}
    }
})

export const folderEndpoints = [getContentFolder, getContentFolders]

type Row = {data_en: string; data_es: string}

/** An object of one of the retailer's own types [API-012]. */
const getCustomObject = endpoint({
    method: 'GET',
    path: '/custom-object/shopper-custom-objects/v1/organizations/:organizationId/custom-objects/:objectType/:key',
    query: siteQuery,
    handle: ({params: {objectType, key}, query, world}) => {
        const row = world
            .statement<Row>('SELECT data_en, data_es FROM custom_object WHERE type = ? AND key = ?')
            .get(objectType, key)
        if (!row) return notFound('custom object', `${objectType}/${key}`)
        const data = parseStored<object>(
            textIn(localeOf(query), {en: row.data_en, es: row.data_es})
        )
        return {objectType, key, ...data}
    }
})

export const customObjectEndpoints = [getCustomObject]
