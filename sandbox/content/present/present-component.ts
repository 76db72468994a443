import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import type {World} from '../../world/world'
import type {FoundComponent} from '../find/content-page'
import {popularTiles, type Place} from './popular-tiles'

const imageBase = () => process.env.SANDBOX_IMAGE_BASE ?? 'http://localhost:4000'

const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null

/** Pictures are kept without their host, which may be another one each time the sandbox starts. */
const hosted = (data: Record<string, unknown>): Record<string, unknown> => {
    const {image} = data
    if (!isRecord(image) || typeof image.link !== 'string') return data
    return {...data, image: {...image, link: `${imageBase()}${image.link}`}}
}

/** A component as the API has it; a scroller is filled with products for the place. */
export const presentComponent = (
    world: World,
    {id, type, data, pick}: FoundComponent,
    place: Place
): ShopperExperienceTypes.Component => {
    const products = pick === null ? undefined : popularTiles(world, pick, place)
    return {
        id,
        typeId: type,
        fragment: false,
        embedded: false,
        localized: true,
        visible: true,
        data: {
            ...hosted(data),
            ...(products && {productIds: products.map(({productId}) => productId), products})
        }
    }
}
