import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import {type Locale, textIn} from '../core/locales'
import type {World} from '../world/world'

export type Asset = {id: string; folderId: string; name: string; description: string; body: string}
export type Folder = {id: string; parentId: string | null; name: string}

type AssetRow = {
    id: string
    folder_id: string
    name_en: string
    name_es: string
    description_en: string
    description_es: string
    body_en: string
    body_es: string
}

type FolderRow = {id: string; parent_id: string | null; name_en: string; name_es: string}

const asAsset = (row: AssetRow, locale: Locale): Asset => {
    const [name, description, body] = textIn(locale, {
        en: [row.name_en, row.description_en, row.body_en] as const,
        es: [row.name_es, row.description_es, row.body_es] as const
    })
    return {id: row.id, folderId: row.folder_id, name, description, body}
}

export const findAsset = ({statement}: World, id: string, locale: Locale): Asset | undefined => {
    const row = statement<AssetRow>('SELECT * FROM content_asset WHERE id = ?').get(id)
    return row && asAsset(row, locale)
}

export const allAssets = ({statement}: World, locale: Locale): Asset[] =>
    statement<AssetRow>('SELECT * FROM content_asset ORDER BY id')
        .all()
        .map((row) => asAsset(row, locale))

export const allFolders = ({statement}: World, locale: Locale): Folder[] =>
    statement<FolderRow>('SELECT * FROM content_folder ORDER BY position')
        .all()
        .map((row) => ({
            id: row.id,
            parentId: row.parent_id,
            name: textIn(locale, {en: row.name_en, es: row.name_es})
        }))

export const presentAsset = ({
    id,
    name,
    description,
    body
}: Asset): ShopperExperienceTypes.Content => ({
    id,
    name,
    description,
    pageTitle: name,
    c_body: body
})

/** A folder with so many levels of those below it. */
export const presentFolder = (
    {id, parentId, name}: Folder,
    all: readonly Folder[],
    levels: number
): ShopperExperienceTypes.ContentFolder => ({
    id,
    name,
    pageTitle: name,
    ...(parentId !== null && {parentFolderId: parentId}),
    ...(levels > 0 && {
        folders: all
            .filter((folder) => folder.parentId === id)
            .map((folder) => presentFolder(folder, all, levels - 1))
    })
})
