import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import {endpoint} from '../../core/endpoint'
import {notFound} from '../../core/problem'
import {list, localeOf, siteQuery, wholeNumber} from '../../core/query-values'
import {allFolders} from '../find/content-asset'
import {presentFolder} from '../present/present-asset'
import {experiencePath, experienceScope} from './experience-query'

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
