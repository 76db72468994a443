import {pictureAddress} from '@app/lib/address/picture-address'
import * as z from 'zod/mini'
import {safeRedirect} from '@app/lib/address/safe-redirect'
import {sanitiseHtml} from '@app/lib/text/sanitise-html'
import {anyList, readAnswer, readItems} from '../answer'
import type {Commerce} from '../client'
import {list, number, record, text, texts, type UnknownRecord} from '../json'
import type {Tile} from '../products/product'
import {toTile} from '../products/to-tile'

export type ContentPicture = {link: string; alt: string; width: number; height: number}
export type ContentAnchor = {label: string; href: string}

/** The blocks that content pages are made of (G-60); an unknown type is left out. */
export type Block =
    | {
          type: 'hero'
          heading: string
          text: string
          image: ContentPicture
          action: ContentAnchor | null
          secondAction: ContentAnchor | null
      }
    | {
          type: 'shop-by-category'
          heading: string
          shopAll: ContentAnchor | null
          categoryIds: string[]
      }
    | {type: 'product-scroller'; heading: string; tiles: Tile[]; more: ContentAnchor | null}
    | {type: 'promise'; heading: string; points: {icon: string; heading: string; text: string}[]}
    | {
          type: 'banner'
          heading: string
          text: string
          image: ContentPicture | null
          action: ContentAnchor | null
      }
    | {type: 'rich-text'; html: string}
    | {type: 'link-list'; heading: string; links: ContentAnchor[]}
    | {type: 'deal-strip'}
    | {type: 'get-started'; heading: string; text: string}
    | {type: 'contact-tile'; heading: string; text: string; action: ContentAnchor | null}

const toPicture = (raw: unknown): ContentPicture | null => {
    const {link, alt, width, height} = record(raw)
    const [address, across, down] = [pictureAddress(text(link)), number(width), number(height)]
    if (address === undefined || across === undefined || down === undefined) return null
    return {link: address, alt: text(alt) ?? '', width: across, height: down}
}

const toAnchor = (raw: unknown): ContentAnchor | null => {
    const {label, href} = record(raw)
    const [name, address] = [text(label), text(href)]
    if (name === undefined || address === undefined) return null
    return /^(tel|mailto):[\w@.+-]+$/.test(address) || safeRedirect(address) !== undefined
        ? {label: name, href: address}
        : null
}

const toPoints = (raw: unknown) =>
    list(raw).flatMap((item) => {
        const {icon, heading, text: words} = record(item)
        const title = text(heading)
        return title === undefined
            ? []
            : [{icon: text(icon) ?? '', heading: title, text: text(words) ?? ''}]
    })

/** Shoppers seldom scroll beyond the sixth tile of a row, but every page view would load them. */
const mostTiles = 6

const heading = (data: UnknownRecord): string => text(data.heading) ?? ''
const words = (data: UnknownRecord): string => text(data.text) ?? ''

const readersByType: Record<string, (data: UnknownRecord) => Block | null> = {
    'homeward.hero': (data) => {
        const image = toPicture(data.image)
        return image === null
            ? null
            : {
                  type: 'hero',
                  heading: heading(data),
                  text: words(data),
                  image,
                  action: toAnchor(data.action),
                  secondAction: toAnchor(data.secondAction)
              }
    },
    'homeward.shopByCategory': (data) => ({
        type: 'shop-by-category',
        heading: heading(data),
        shopAll: toAnchor(data.shopAll),
        categoryIds: texts(data.categoryIds)
    }),
    'homeward.productScroller': (data) => {
        const products = list(data.products)
        const tiles = products.flatMap((product) => toTile(product) ?? [])
        if (products.length > 0 && tiles.length === 0) return null
        return {
            type: 'product-scroller',
            heading: heading(data),
            tiles: tiles
                .slice(0, mostTiles)
                // Shoppers seldom point at a tile of such a row, and each second picture would be in the HTML and in
                // its data.
                .map((tile) => ({...tile, alternateImage: null})),
            more: toAnchor(data.more)
        }
    },
    'homeward.promise': (data) => ({
        type: 'promise',
        heading: heading(data),
        points: toPoints(data.points)
    }),
    'homeward.banner': (data) => ({
        type: 'banner',
        heading: heading(data),
        text: words(data),
        image: toPicture(data.image),
        action: toAnchor(data.action)
    }),
    'homeward.richText': ({html}) =>
        typeof html === 'string' ? {type: 'rich-text', html: sanitiseHtml(html)} : null,
    'homeward.linkList': (data) => ({
        type: 'link-list',
        heading: heading(data),
        links: list(data.links).flatMap((link) => toAnchor(link) ?? [])
    }),
    'homeward.dealStrip': () => ({type: 'deal-strip'}),
    'homeward.getStarted': (data) => ({
        type: 'get-started',
        heading: heading(data),
        text: words(data)
    }),
    'homeward.contactTile': (data) => ({
        type: 'contact-tile',
        heading: heading(data),
        text: words(data),
        action: toAnchor(data.action)
    })
}

// A Map, so that types named like properties of every object, such as `constructor`, are unknown too.
const readers = new Map(Object.entries(readersByType))

/** A component of a content page as a block, its HTML cleaned and its links checked [D-11, D-12]. */
export const toBlock = (raw: unknown): Block | null => {
    const component = record(raw)
    const read = readers.get(text(component.typeId) ?? '')
    return read ? read(record(component.data)) : null
}

const PageAnswer = z.looseObject({regions: anyList})

/** The components of a region. */
const toComponents = (raw: unknown): unknown[][] => {
    const {components} = record(raw)
    return Array.isArray(components) ? [components] : []
}

/**
 * The blocks of a content page, all regions one after another; what is unreadable or unknown is left out. Throws
 * 'garbled' if nothing is left of what the page has.
 */
export const blocksOf = (page: unknown, log: Pick<Commerce, 'warn'>): Block[] => {
    const {regions} = readAnswer(PageAnswer, page)
    const components = readItems(regions, toComponents, log).flat()
    return readItems(components, (raw) => [toBlock(raw) ?? []].flat(), log)
}
