import * as z from 'zod/mini'
import {record, text} from '../json'
import type {Tile} from '../products/product'
import {toTile} from '../products/to-tile'
import {
    line,
    link,
    listOf,
    markup,
    MOST_ITEMS,
    names,
    numberAmong,
    oneOf,
    optionalLink,
    optionalMarkup,
    optionalPicture,
    picture,
    plainId,
    tick,
    toAnchor,
    wholeNumber,
    words
} from './block-fields'

const toPoint = (raw: unknown) => {
    const {icon, heading, text: words} = record(raw)
    const title = text(heading)
    return title === undefined
        ? null
        : {icon: text(icon) ?? '', heading: title, text: text(words) ?? ''}
}

const tiles = () => listOf('products', toTile, {isAnswered: true, optional: true})

/** The product of a card: missing where the platform has none for the store, and then the card is not shown. */
const cardProduct = z.pipe(
    z.transform((raw: unknown) => toTile(raw)),
    z.custom<Tile>((tile) => tile !== null && tile !== undefined)
)

/** How many slides of a carousel are side by side [CONTENT-028], and on a phone [CONTENT-029]. */
const SLIDES = [1, 2, 3, 4, 5, 6] as const
const SLIDES_ON_PHONES = [1, 1.2, 1.3, 1.5, 2, 3, 4, 5, 6] as const

export const gridLayouts = ['1x1', '2x1', '2x2', '2x3', '3x1', '3x2'] as const

/** A type of component: its name in Business Manager, the schema of its data, and what stands in its region. */
type BlockType = {
    typeId: string
    name: string
    description: string
    data: z.ZodMiniObject | z.ZodMiniPipe<z.ZodMiniObject>
}

const leafTypes = {
    hero: {
        typeId: 'homeward.hero',
        name: 'Hero',
        description: 'The opening of a page, with its first heading and a large picture.',
        data: z.object({
            heading: line(),
            text: words(),
            image: picture(),
            action: optionalLink(),
            secondAction: optionalLink()
        })
    },
    'shop-by-category': {
        typeId: 'homeward.shopByCategory',
        name: 'Shop by category',
        description: 'Tiles of categories, and a button to everything.',
        data: z.object({heading: line(), shopAll: optionalLink(), categoryIds: names()})
    },
    'product-scroller': {
        typeId: 'homeward.productScroller',
        name: 'Product scroller',
        description: 'A row of products with the prices of the store.',
        data: z.object({heading: line(), products: tiles(), more: optionalLink()})
    },
    promise: {
        typeId: 'homeward.promise',
        name: 'Points',
        description: 'A few points, each with a drawing.',
        data: z.object({heading: line(), points: listOf('points', toPoint)})
    },
    banner: {
        typeId: 'homeward.banner',
        name: 'Banner',
        description: 'A message, with a picture and a link if wanted.',
        data: z.object({
            heading: line(),
            text: words(),
            image: optionalPicture(),
            action: optionalLink()
        })
    },
    'rich-text': {
        typeId: 'homeward.richText',
        name: 'Rich text',
        description: 'Headings, paragraphs, lists, tables and links.',
        data: z.object({html: markup()})
    },
    'link-list': {
        typeId: 'homeward.linkList',
        name: 'List of links',
        description: 'Links below a heading.',
        data: z.object({heading: line(), links: listOf('links', toAnchor)})
    },
    'deal-strip': {
        typeId: 'homeward.dealStrip',
        name: 'Deal strip',
        description: 'Asks for an e-mail address. Its words are the shop’s own.',
        data: z.object({})
    },
    'get-started': {
        typeId: 'homeward.getStarted',
        name: 'Get started',
        description: 'Asks for an e-mail address or a mobile phone.',
        data: z.object({heading: line(), text: words()})
    },
    'contact-tile': {
        typeId: 'homeward.contactTile',
        name: 'Contact tile',
        description: 'A way to contact the shop.',
        data: z.object({heading: line(), text: words(), action: optionalLink()})
    },
    'image-tile': {
        typeId: 'homeward.imageTile',
        name: 'Image tile',
        description: 'A picture with a line below it; the whole tile is a link.',
        data: z.object({image: picture(), heading: words(), text: words(), action: optionalLink()})
    },
    video: {
        typeId: 'homeward.video',
        name: 'Video',
        description: 'A poster; the player comes when it is pressed.',
        data: z.object({heading: line(), text: words(), videoId: plainId(), poster: picture()})
    },
    'price-card': {
        typeId: 'homeward.exchangePriceCard',
        name: 'Exchange price card',
        description: 'What a product costs in exchange at the store, and a button to shop.',
        data: z.object({heading: line(), text: words(), product: cardProduct, action: link()})
    },
    'promo-tile': {
        typeId: 'homeward.promoTile',
        name: 'Promo tile',
        description: 'An offer of the store: shown where the store has it, with its details.',
        data: z.object({
            promoId: line(),
            heading: line(),
            text: words(),
            details: optionalMarkup(),
            image: optionalPicture(),
            action: optionalLink()
        })
    },
    'my-offers': {
        typeId: 'homeward.myOffers',
        name: 'My offers',
        description: 'The offers of the shopper’s store, to open and apply.',
        data: z.object({heading: line()})
    },
    'main-banner': {
        typeId: 'homeward.mainBanner',
        name: 'Main banner',
        description: 'Where the store’s own banner page stands.',
        data: z.object({})
    }
} as const satisfies Record<string, BlockType>

const containerTypes = {
    carousel: {
        typeId: 'homeward.carousel',
        name: 'Carousel',
        description: 'Slides side by side, which slide by themselves or are scrolled.',
        data: z.object({
            heading: line(),
            mode: oneOf(['scroll', 'slide']),
            cyclic: tick(),
            autoplay: tick(),
            /** Milliseconds [CONTENT-025]. */
            interval: wholeNumber(2000, 60_000, 3000),
            slides: numberAmong(SLIDES, 3),
            slidesOnTablets: numberAmong(SLIDES, 2),
            slidesOnPhones: numberAmong(SLIDES_ON_PHONES, 1.2)
        })
    },
    grid: {
        typeId: 'homeward.grid',
        name: 'Grid',
        description: 'Cells in columns and rows.',
        data: z.object({heading: words(), layout: oneOf(gridLayouts)})
    },
    tabs: {
        typeId: 'homeward.tabs',
        name: 'Tabs',
        description: 'Panels of which one is shown.',
        data: z.object({heading: line()})
    },
    tab: {
        typeId: 'homeward.tab',
        name: 'Tab',
        description: 'One panel of tabs.',
        data: z.object({label: line()})
    },
    accordion: {
        typeId: 'homeward.accordion',
        name: 'Accordion',
        description: 'Panels below each other that open and close.',
        data: z.object({heading: line(), several: tick()})
    },
    'accordion-item': {
        typeId: 'homeward.accordionItem',
        name: 'Accordion item',
        description: 'One panel of an accordion.',
        data: z.object({label: line()})
    }
} as const satisfies Record<string, BlockType>

export const blockTypes = {...leafTypes, ...containerTypes} as const

export type BlockName = keyof typeof blockTypes
type LeafName = keyof typeof leafTypes
type ContainerName = keyof typeof containerTypes

/** What an editor's tools know a block by: only a preview has it, so no page of a shopper carries it. */
export type BlockMark = {
    id: string
    /** Where it stands: an editor may place one component twice. */
    link: string
    typeId: string
    isFragment: boolean
    isLocalized: boolean
    /** The region in it, and the types that may stand there. */
    region?: {id: string; allows: string[]}
}

type Leaves = {
    [N in LeafName]: {type: N; mark?: BlockMark} & z.output<(typeof leafTypes)[N]['data']>
}
type Containers = {
    [N in ContainerName]: {type: N; mark?: BlockMark; blocks: Block[]} & z.output<
        (typeof containerTypes)[N]['data']
    >
}

const isBlockName = (name: string): name is BlockName => name in blockTypes

export const blockNames: readonly BlockName[] = Object.keys(blockTypes).filter(isBlockName)

/** A block by the name of its type: the data of its schema, and the blocks in its region if it has one. */
export type BlockOf<Name extends BlockName> = (Leaves & Containers)[Name]

/** The blocks that content pages are made of (G-60). */
export type Block = Leaves[LeafName] | ContainerBlock
type ContainerBlock = Containers[ContainerName]

/** Whether a block holds others. */
export const isContainer = (block: Block): block is ContainerBlock => block.type in containerTypes

const inSlides = [
    'banner',
    'image-tile',
    'promo-tile',
    'price-card',
    'contact-tile',
    'video'
] as const
const inPanels = [...inSlides, 'rich-text', 'link-list', 'promise', 'product-scroller'] as const

/** The region of a block that has one: its id, the types that may stand in it, and how many of them. */
export type Region = {id: string; allows: readonly BlockName[]; most: number}

export const regions: Partial<Record<BlockName, Region>> = {
    carousel: {id: 'slides', allows: inSlides, most: 24},
    grid: {id: 'cells', allows: inPanels, most: 6},
    tabs: {id: 'tabs', allows: ['tab'], most: 8},
    tab: {id: 'content', allows: inPanels, most: 12},
    accordion: {id: 'items', allows: ['accordion-item'], most: 24},
    'accordion-item': {id: 'content', allows: inPanels, most: 12}
}

/** The types that stand on a page itself. */
export const onPages: readonly BlockName[] = blockNames.filter(
    (name) => name !== 'tab' && name !== 'accordion-item'
)

/** Of blocks in a region of a page. */
export const MOST_BLOCKS = MOST_ITEMS
