import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import type {Asset, Folder} from '../find/content-asset'

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
