import type {ShopperExperienceTypes} from 'commerce-sdk-isomorphic'
import type {World} from '../../world/world'
import {componentsOf, type FoundPage} from '../find/content-page'
import type {Place} from './popular-tiles'
import {presentComponent} from './present-component'

/** A page with its regions, in the language and for the store of the place. */
export const presentPage = (
    world: World,
    {id, type, categoryId, title, description}: FoundPage,
    place: Place
): ShopperExperienceTypes.Page => {
    const components = componentsOf(world, id, place.locale)
    const regions = [...new Set(components.map(({region}) => region))]
    return {
        id,
        typeId: type,
        ...(categoryId !== null && {aspectTypeId: 'plp'}),
        name: title,
        pageTitle: title,
        pageDescription: description,
        visible: true,
        localized: true,
        regions: regions.map((region) => ({
            id: region,
            components: components
                .filter((component) => component.region === region)
                .map((component) => presentComponent(world, component, place))
        }))
    }
}
