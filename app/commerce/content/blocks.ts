import * as z from 'zod/mini'
import {isShownAt} from '@app/domain/stores/restricted-stores'
import {anyList, readAnswer, unreadable} from '../answer'
import type {Commerce} from '../client'
import {flag, list, record, text, texts, type UnknownRecord} from '../json'
import {transformationIn} from './block-fields'
import {
    type Block,
    blockNames,
    type BlockMark,
    type BlockName,
    blockTypes,
    MOST_BLOCKS,
    onPages,
    type Region,
    regions
} from './block-types'

export type {Block, BlockMark, BlockOf} from './block-types'
export type {ContentAnchor, ContentPicture} from './block-fields'

/** Where a component stands, for the log. */
type Place = {page: string; region: string}

export type Reading = Pick<Commerce, 'warn'> & {
    /** The shopper's store: what is restricted at it is left out [PROMO-008]. */
    storeId?: string | undefined
    /** Whether an editor's tools have to find the blocks. */
    isMarked?: boolean | undefined
}

/** 'hidden' is meant by its editor, null could not be read. */
type Read = Block | 'hidden' | null

// A Map, so that types named like properties of every object, such as `constructor`, are unknown too.
const namesByTypeId = new Map<string, BlockName>(
    blockNames.map((name) => [blockTypes[name].typeId, name])
)

const sizeOf = (value: unknown): number =>
    typeof value === 'string' || Array.isArray(value) ? value.length : Infinity

/** The fields of which something was left out: a link, items of a list, markup, the transformation of a picture. */
const lostFields = (raw: UnknownRecord, read: UnknownRecord): string[] =>
    Object.keys(read).filter((name) => {
        const [given, found] = [raw[name], read[name]]
        if (given === undefined || given === null) return false
        if (found === null || sizeOf(found) < sizeOf(given)) return true
        return transformationIn(record(given).transformation) === null
    })

/** The data of a component by the schema of its type; null, and logged, if it has another form. */
const readData = (name: BlockName, data: UnknownRecord, about: string, {warn}: Reading) => {
    const read = z.safeParse(blockTypes[name].data, data)
    if (!read.success) {
        warn?.(`${about} is left out: ${read.error.issues[0]?.path.join('.') || 'data'}.`)
        return null
    }
    const lost = lostFields(data, read.data)
    if (lost.length > 0) warn?.(`${about} lacks a part of ${lost.join(', ')}.`)
    return read.data
}

const isBlock = (read: Read): read is Block => read !== null && read !== 'hidden'

/** The blocks in the region of a component; 'hidden' if all of them are, null if none can be read. */
const readInside = (
    component: UnknownRecord,
    region: Region,
    place: Place,
    reading: Reading
): Block[] | 'hidden' | null => {
    const inside = list(component.regions).find((one) => record(one).id === region.id)
    const within = {page: place.page, region: `${place.region}/${region.id}`}
    const read = readComponents(record(inside).components, region, within, reading)
    if (read.length > 0 && read.every((one) => one === 'hidden')) return 'hidden'
    const blocks = read.filter(isBlock)
    return blocks.length === 0 ? null : blocks
}

const isHidden = (component: UnknownRecord, data: UnknownRecord, {storeId}: Reading): boolean =>
    flag(component.visible) === false || !isShownAt(storeId, texts(data.restrictedStores))

/** Where a component stands: the platform says it to an editor's tools alone. */
export const linkOf = (component: UnknownRecord): string | undefined =>
    text(component.contentLinkUuid) ?? text(component.id)

const markOf = (name: BlockName, component: UnknownRecord): BlockMark | undefined => {
    const [id, link] = [text(component.id), linkOf(component)]
    if (id === undefined || link === undefined) return undefined
    const region = regions[name]
    const allows = region?.allows.map((one) => blockTypes[one].typeId)
    return {
        id,
        link,
        typeId: blockTypes[name].typeId,
        isFragment: flag(component.fragment) === true,
        isLocalized: flag(component.localized) !== false,
        ...(region && allows && {region: {id: region.id, allows}})
    }
}

/** The mark of a block, where an editor's tools are to find it. */
const markFor = ({isMarked}: Reading, name: BlockName, component: UnknownRecord) => {
    const mark = isMarked ? markOf(name, component) : undefined
    return mark && {mark}
}

/** A component as a block, with what it holds. */
const readBlock = (
    raw: unknown,
    allowed: readonly BlockName[],
    place: Place,
    reading: Reading
): Read => {
    const component = record(raw)
    const typeId = text(component.typeId) ?? 'without type'
    const about = `Content page ${place.page}, region ${place.region}, block ${typeId} (${text(component.id) ?? 'no id'})`
    const name = namesByTypeId.get(typeId)
    if (name === undefined || !allowed.includes(name)) {
        reading.warn?.(`${about} is left out: unknown here.`)
        return null
    }
    const given = record(component.data)
    if (isHidden(component, given, reading)) return 'hidden'
    const read = readData(name, given, about, reading)
    if (read === null) return null
    const data = {...read, ...markFor(reading, name, component)}
    const region = regions[name]
    if (region === undefined) return blockOf(name, data)
    const blocks = readInside(component, region, place, reading)
    return Array.isArray(blocks) ? blockOf(name, {...data, blocks}) : blocks
}

/** The name and the schema come from the same line of the table, which the compiler does not follow through a union. */
const blockOf = (type: BlockName, data: object): Block => ({type, ...data}) as Block

const readComponents = (
    components: unknown,
    {allows, most}: Pick<Region, 'allows' | 'most'>,
    place: Place,
    reading: Reading
): Read[] => {
    const all = list(components)
    if (all.length > most) {
        reading.warn?.(
            `Content page ${place.page}, region ${place.region}: of ${all.length} blocks, the first ${most} are shown.`
        )
    }
    return all.slice(0, most).map((one) => readBlock(one, allows, place, reading))
}

const PageAnswer = z.looseObject({regions: anyList})

/**
 * The blocks of a content page, all regions one after another, their HTML cleaned and their links checked [D-11, D-12]; what is unreadable, unknown or not for the store is left
 * out, and logged with its page, region and block. Throws 'garbled' if nothing is left of what the page has.
 */
export const blocksOf = (page: unknown, reading: Reading): Block[] => {
    const id = text(record(page).id) ?? 'without id'
    const read = readAnswer(PageAnswer, page).regions.flatMap((raw) => {
        const {id: regionId, components} = record(raw)
        const place = {page: id, region: text(regionId) ?? 'without id'}
        if (!Array.isArray(components)) {
            reading.warn?.(
                `Content page ${place.page}, region ${place.region} is left out: no blocks.`
            )
            return [null]
        }
        return readComponents(components, {allows: onPages, most: MOST_BLOCKS}, place, reading)
    })
    if (read.length > 0 && read.every((one) => one === null)) throw unreadable('items')
    return read.filter(isBlock)
}
