import {badRequest, notFound} from '../../core/response'
import type {PageDocument, StoredComponent} from '../page-document'
import {allowedIn, componentTypes} from './component-types'

type Region = PageDocument['regions'][number]

/** A region in a document, and the type of the component that has it; none for a region of the page itself. */
export type Place = {region: Region; owner: StoredComponent | undefined}

const placesIn = (regions: readonly Region[], owner?: StoredComponent): Place[] =>
    regions.flatMap((region) => [
        {region, owner},
        ...region.components.flatMap((component) => placesIn(component.regions ?? [], component))
    ])

/** Every region of a document, those in components too. */
export const places = (document: PageDocument): Place[] => placesIn(document.regions)

/** 'main' for a region of the page, 'home-3/slides' for one of a component. */
export const addressOf = ({region, owner}: Place): string =>
    owner ? `${owner.id}/${region.id}` : region.id

const placeAt = (document: PageDocument, address: string): Place =>
    places(document).find((place) => addressOf(place) === address) ?? notFound('region', address)

const placeOf = (document: PageDocument, componentId: string): Place =>
    places(document).find(({region}) => region.components.some(({id}) => id === componentId)) ??
    notFound('component', componentId)

/** A component of a document. */
export const componentIn = (document: PageDocument, id: string): StoredComponent =>
    placeOf(document, id).region.components.find((component) => component.id === id) ??
    notFound('component', id)

/** Moves a component within its region to a position, from 0. The document is changed. */
export const move = (document: PageDocument, id: string, position: number): void => {
    const {components} = placeOf(document, id).region
    const from = components.findIndex((component) => component.id === id)
    const [moved] = components.splice(from, 1)
    if (moved) components.splice(Math.max(0, Math.min(position, components.length)), 0, moved)
}

/** A new component of a type, empty but for what its type needs to be shown at all. */
const newComponent = (id: string, type: string): StoredComponent => {
    const {region_definitions: regions = [], name} = componentTypes[type] ?? {}
    const words = {heading: name ?? type, label: name ?? type}
    return {
        id,
        type,
        data: {en: {...words}, es: {...words}},
        ...(regions.length > 0 && {
            regions: regions.map((region) => ({id: region.id, components: []}))
        })
    }
}

/** Adds a component at the end of a region. Refuses a type that does not belong there, and one too many. */
export const add = (document: PageDocument, address: string, type: string, id: string): void => {
    const {region, owner} = placeAt(document, address)
    if (!allowedIn(owner?.type, region.id).includes(type)) {
        badRequest(`A component of the type ${type} does not belong in ${address}.`)
    }
    if (region.components.length >= 50) badRequest('This region is full.')
    region.components.push(newComponent(id, type))
}

export const remove = (document: PageDocument, id: string): void => {
    const {region} = placeOf(document, id)
    region.components = region.components.filter((component) => component.id !== id)
}

/** Puts a component in the place of the one with its id. */
export const replace = (document: PageDocument, component: StoredComponent): void => {
    const {region} = placeOf(document, component.id)
    region.components = region.components.map((known) =>
        known.id === component.id ? component : known
    )
}
