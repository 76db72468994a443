import * as z from 'zod/mini'
import {pictureAddress} from '@app/lib/address/picture-address'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {sanitiseHtml} from '@app/lib/text/sanitise-html'
import {flag, isRecord, number, record, text, type UnknownRecord} from '../json'

export type ContentPicture = {
    link: string
    alt: string
    width: number
    height: number
    /** The part of the picture that is shown, in its own pixels; the whole of it if it is missing. */
    crop?: PictureCrop
}
export type PictureCrop = {x: number; y: number; width: number; height: number}
export type ContentAnchor = {label: string; href: string}

/** How Business Manager lets editors fill in a field of a block; written into deploy/page-designer. */
export type Attribute = {
    type:
        | 'string'
        | 'text'
        | 'markup'
        | 'boolean'
        | 'integer'
        | 'enum'
        /** A value of several parts, or a list, for which the retailer's cartridge has an editor of its own. */
        | 'custom'
    values?: readonly string[]
    /** The name of the editor of a custom value. */
    editor?: 'picture' | 'link' | 'links' | 'points' | 'products' | 'product' | 'names'
    optional?: true
    /** Filled in by the platform for the store, never by an editor. */
    isAnswered?: true
}

/** What is known about each field besides its values: the one description from which Business Manager's is written. */
export const attributeOf = z.registry<Attribute>()

const field = <Schema extends z.ZodMiniType>(attribute: Attribute, schema: Schema): Schema => {
    attributeOf.add(schema, attribute)
    return schema
}

const LONGEST_LINE = 400
const LONGEST_TEXT = 5000
const LONGEST_HTML = 100_000
/** Of a list in a block. */
export const MOST_ITEMS = 50

/** A line of text without which the block makes no sense. */
export const line = () =>
    field({type: 'string'}, z.string().check(z.minLength(1), z.maxLength(LONGEST_LINE)))

/** A text that may be missing; then it is empty. */
export const words = () =>
    field(
        {type: 'text', optional: true},
        z.pipe(
            z.nullish(z.string().check(z.maxLength(LONGEST_TEXT))),
            z.transform((value) => value ?? '')
        )
    )

/** Editors' HTML, cleaned [D-11]. */
export const markup = () =>
    field(
        {type: 'markup'},
        z.pipe(z.string().check(z.maxLength(LONGEST_HTML)), z.transform(sanitiseHtml))
    )

/** The same, empty where there is none. */
export const optionalMarkup = () =>
    field(
        {type: 'markup', optional: true},
        z.pipe(
            z.nullish(z.string().check(z.maxLength(LONGEST_HTML))),
            z.transform((html) => sanitiseHtml(html ?? ''))
        )
    )

type Transformation = {crop?: PictureCrop}

/**
 * What an editor's transformation of a picture asks for: the JSON text of the image service's parameters, of which the
 * crop is the shop's to know. Null if it cannot be parsed: then the original is shown [CONTENT-040].
 */
export const transformationIn = (raw: unknown): Transformation | null => {
    if (raw === undefined || raw === null) return {}
    let parameters: unknown
    try {
        parameters = JSON.parse(text(raw) ?? '')
    } catch {
        return null
    }
    if (!isRecord(parameters)) return null
    const crop = cropIn(parameters)
    return crop === undefined ? {} : crop && {crop}
}

/** Undefined where none is requested, null if it is none. */
const cropIn = ({cx, cy, cw, ch}: UnknownRecord): PictureCrop | undefined | null => {
    const sides = [cx, cy, cw, ch]
    if (sides.every((side) => side === undefined)) return undefined
    const [x = -1, y = -1, width = 0, height = 0] = sides.map(number)
    return x >= 0 && y >= 0 && width > 0 && height > 0 ? {x, y, width, height} : null
}

const toPicture = (raw: unknown): ContentPicture | null => {
    const {link, alt, width, height, transformation} = record(raw)
    const [address, across, down] = [pictureAddress(text(link)), number(width), number(height)]
    if (address === undefined || !across || !down || across < 0 || down < 0) return null
    return {
        link: address,
        alt: text(alt) ?? '',
        width: across,
        height: down,
        ...transformationIn(transformation)
    }
}

/** A picture whose own width and height reserve its space; without one the block would shift the page. */
export const picture = () =>
    field(
        {type: 'custom', editor: 'picture'},
        z.pipe(
            z.transform(toPicture),
            z.custom<ContentPicture>((value) => value !== null)
        )
    )

export const optionalPicture = () =>
    field({type: 'custom', editor: 'picture', optional: true}, z.transform(toPicture))

/** A link that leads inside the shop, to a telephone or to a mailbox; null for any other [D-12]. */
export const toAnchor = (raw: unknown): ContentAnchor | null => {
    const {label, href} = record(raw)
    const [name, address] = [text(label), text(href)]
    if (name === undefined || address === undefined) return null
    return /^(tel|mailto):[\w@.+-]+$/.test(address) || safeRedirect(address) !== undefined
        ? {label: name, href: address}
        : null
}

export const link = () => field({type: 'custom', editor: 'link'}, z.transform(toAnchor))
export const optionalLink = () =>
    field({type: 'custom', editor: 'link', optional: true}, z.transform(toAnchor))

/**
 * A list of which each readable item is kept, up to `most`; empty where there is none. A list of which nothing can be read
 * is no list (D-48).
 */
export const listOf = <Item>(
    editor: NonNullable<Attribute['editor']>,
    toItem: (raw: unknown) => Item | null | undefined,
    {most = MOST_ITEMS, ...attribute}: {most?: number} & Partial<Attribute> = {}
) =>
    field(
        {type: 'custom', editor, ...attribute},
        z.pipe(
            z.nullish(z.array(z.unknown())),
            z.pipe(
                z.transform((items: unknown[] | null | undefined): Item[] | null => {
                    const given = items ?? []
                    const read = given.slice(0, most).flatMap((item) => toItem(item) ?? [])
                    return given.length > 0 && read.length === 0 ? null : read
                }),
                z.custom<Item[]>((read) => read !== null)
            )
        )
    )

export const names = (attribute: Partial<Attribute> = {}) => listOf('names', text, attribute)

/** One of a few values; the first where it is missing or another one. */
export const oneOf = <Value extends string>(values: readonly [Value, ...Value[]]) =>
    field(
        {type: 'enum', values, optional: true},
        z.transform((raw): Value => values.find((value) => value === raw) ?? values[0])
    )

/** One of a few numbers, which Business Manager sends as texts; `otherwise` where it is missing or another one. */
export const numberAmong = (values: readonly number[], otherwise: number) =>
    field(
        {type: 'enum', values: values.map(String), optional: true},
        z.transform(
            (raw): number => values.find((value) => String(value) === String(raw)) ?? otherwise
        )
    )

/** A whole number between two ends; `otherwise` where it is missing or beyond them. */
export const wholeNumber = (least: number, most: number, otherwise: number) =>
    field(
        {type: 'integer', optional: true},
        z.transform((raw): number => {
            const value = number(raw)
            const isRight = value !== undefined && Number.isInteger(value)
            return isRight && value >= least && value <= most ? value : otherwise
        })
    )

/** A tick; not ticked where it is missing. */
export const tick = () =>
    field(
        {type: 'boolean', optional: true},
        z.transform((raw): boolean => flag(raw) ?? false)
    )

/** An id that is written into an address. */
export const plainId = () => field({type: 'string'}, z.string().check(z.regex(/^[\w-]{1,64}$/)))
