import type {ContentComponents} from '@contract/content'
import {z} from 'zod'
import {sceneNames} from '../../pictures/pictures'
import {Pick} from '../page-document'

/** Content as an editor writes it: a text has one for each language, or is the same in all. */
export const Texts = z.strictObject({en: z.string(), es: z.string()})
export type TextsSeed = z.infer<typeof Texts>
const Text = z.union([z.string(), Texts])

/** A scene of the picture service, and what it shows in words. */
const Picture = z.strictObject({
    scene: z.enum(sceneNames),
    alt: Texts,
    transformation: z.string().exactOptional()
})
export type PictureSeed = z.infer<typeof Picture>

/** Rich text, one entry a line: a heading begins with '# ', a list item with '- ', anything else is a paragraph. */
export const Article = z.strictObject({article: z.array(Texts)})
export type ArticleSeed = z.infer<typeof Article>

const Link = z.strictObject({label: Text, href: z.string()})
const Point = z.strictObject({icon: z.string(), heading: Text, text: Text})

const block = <Type extends keyof ContentComponents, Data extends z.ZodRawShape>(
    type: Type,
    data: Data
) =>
    z.strictObject({
        type: z.literal(type),
        data: z.strictObject({...data, restrictedStores: z.array(z.string()).exactOptional()}),
        pick: Pick.exactOptional(),
        /** When it is shown, in days from the seeding. */
        fromInDays: z.number().exactOptional(),
        untilInDays: z.number().exactOptional(),
        group: z.enum(['Registered', 'Unregistered']).exactOptional()
    })

/** A block with a region of its own, and what stands in it. */
const container = <Type extends keyof ContentComponents, Data extends z.ZodRawShape>(
    type: Type,
    data: Data
) =>
    block(type, data).extend({
        get holds(): z.ZodArray<z.ZodType<ComponentSeed>> {
            return z.array(z.lazy(() => Component))
        }
    })

/** The region in which a block holds others. */
export const regionOf: Partial<Record<keyof ContentComponents, string>> = {
    'homeward.carousel': 'slides',
    'homeward.grid': 'cells',
    'homeward.tabs': 'tabs',
    'homeward.tab': 'content',
    'homeward.accordion': 'items',
    'homeward.accordionItem': 'content'
}

const leaves = [
    block('homeward.hero', {
        heading: Text,
        text: Text,
        image: Picture,
        action: Link,
        secondAction: Link.exactOptional()
    }),
    block('homeward.shopByCategory', {
        heading: Text,
        shopAll: Link,
        categoryIds: z.array(z.string())
    }),
    block('homeward.productScroller', {
        heading: Text,
        productIds: z.array(z.string()),
        more: Link.exactOptional()
    }),
    block('homeward.promise', {heading: Text, points: z.array(Point)}),
    block('homeward.banner', {
        heading: Text,
        text: Text,
        image: Picture.exactOptional(),
        action: Link.exactOptional()
    }),
    block('homeward.richText', {html: Article}),
    block('homeward.dealStrip', {}),
    block('homeward.getStarted', {heading: Text, text: Text}),
    block('homeward.linkList', {heading: Text, links: z.array(Link)}),
    block('homeward.contactTile', {heading: Text, text: Text, action: Link}),
    block('homeward.imageTile', {
        image: Picture,
        heading: Text.exactOptional(),
        text: Text.exactOptional(),
        action: Link.exactOptional()
    }),
    block('homeward.video', {
        heading: Text,
        text: Text.exactOptional(),
        videoId: z.string(),
        poster: Picture
    }),
    block('homeward.exchangePriceCard', {
        heading: Text,
        text: Text.exactOptional(),
        action: Link
    }),
    block('homeward.promoTile', {
        promoId: z.string(),
        heading: Text,
        text: Text.exactOptional(),
        details: Article.exactOptional(),
        image: Picture.exactOptional(),
        action: Link.exactOptional()
    }),
    block('homeward.myOffers', {heading: Text}),
    block('homeward.mainBanner', {})
] as const

type LeafSeed = z.infer<(typeof leaves)[number]>

/** A block of a page, with the blocks that it holds. */
export type ComponentSeed =
    | LeafSeed
    | (Omit<LeafSeed, 'type' | 'data'> & {
          type: keyof ContentComponents
          data: Record<string, unknown>
          holds: ComponentSeed[]
      })

const slides = z.number()

/** A block of a page: its type and the data of that type, as the contract has it, with texts, pictures and articles. */
export const Component: z.ZodType<ComponentSeed> = z.lazy(() =>
    z.discriminatedUnion('type', [
        ...leaves,
        container('homeward.carousel', {
            heading: Text,
            mode: z.enum(['slide', 'scroll']).exactOptional(),
            cyclic: z.boolean().exactOptional(),
            autoplay: z.boolean().exactOptional(),
            interval: slides.exactOptional(),
            slides: slides.exactOptional(),
            slidesOnTablets: slides.exactOptional(),
            slidesOnPhones: slides.exactOptional()
        }),
        container('homeward.grid', {
            heading: Text.exactOptional(),
            layout: z.enum(['1x1', '2x1', '2x2', '2x3', '3x1', '3x2'])
        }),
        container('homeward.tabs', {heading: Text}),
        container('homeward.tab', {label: Text}),
        container('homeward.accordion', {heading: Text, several: z.boolean().exactOptional()}),
        container('homeward.accordionItem', {label: Text})
    ])
)

/** A page; a block that several pages have stands in it by its name. */
export const Page = z.strictObject({
    id: z.string(),
    type: z.enum(['storePage', 'plp']),
    categoryId: z.string().exactOptional(),
    title: Texts,
    description: Texts,
    main: z.array(z.union([Component, z.strictObject({part: z.string()})]))
})

const Folder = z.strictObject({id: z.string(), parent: z.string().nullable(), name: Texts})

const Asset = z.strictObject({
    id: z.string(),
    folder: z.string(),
    name: Texts,
    description: Texts,
    body: Article
})

/** An object of a type of the retailer's own, with type, key and attributes. */
const CustomObject = z.strictObject({
    type: z.string(),
    key: z.string(),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), Texts]))
})

export const Assets = z.strictObject({
    folders: z.array(Folder),
    assets: z.array(Asset),
    customObjects: z.array(CustomObject)
})
