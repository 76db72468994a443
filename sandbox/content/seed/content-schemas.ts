import type {ContentComponents} from '@contract/content'
import {z} from 'zod'
import {sceneNames} from '../../pictures/pictures'

/** Content as an editor writes it: a text has one for each language, or is the same in all. */
export const Texts = z.strictObject({en: z.string(), es: z.string()})
export type TextsSeed = z.infer<typeof Texts>
const Text = z.union([z.string(), Texts])

/** A scene of the picture service, and what it shows in words. */
const Picture = z.strictObject({scene: z.enum(sceneNames), alt: Texts})
export type PictureSeed = z.infer<typeof Picture>

/** Rich text, one entry a line: a heading begins with '# ', a list item with '- ', anything else is a paragraph. */
export const Article = z.strictObject({article: z.array(Texts)})
export type ArticleSeed = z.infer<typeof Article>

const Link = z.strictObject({label: Text, href: z.string()})
const Point = z.strictObject({icon: z.string(), heading: Text, text: Text})

/** Which products a scroller shows: the most popular of these categories, chosen for each request. */
const Pick = z.strictObject({categoryIds: z.array(z.string()), count: z.number()})
export type Pick = z.infer<typeof Pick>

const block = <Type extends keyof ContentComponents, Data extends z.ZodType>(
    type: Type,
    data: Data
) => z.strictObject({type: z.literal(type), data, pick: Pick.exactOptional()})

/** A block of a page: its type and the data of that type, as the contract has it, with texts, pictures and articles. */
export const Component = z.discriminatedUnion('type', [
    block(
        'homeward.hero',
        z.strictObject({
            heading: Text,
            text: Text,
            image: Picture,
            action: Link,
            secondAction: Link.exactOptional()
        })
    ),
    block(
        'homeward.shopByCategory',
        z.strictObject({
            heading: Text,
            shopAll: Link,
            categoryIds: z.array(z.string())
        })
    ),
    block(
        'homeward.productScroller',
        z.strictObject({
            heading: Text,
            productIds: z.array(z.string()),
            more: Link.exactOptional()
        })
    ),
    block('homeward.promise', z.strictObject({heading: Text, points: z.array(Point)})),
    block(
        'homeward.banner',
        z.strictObject({
            heading: Text,
            text: Text,
            image: Picture.exactOptional(),
            action: Link.exactOptional()
        })
    ),
    block('homeward.richText', z.strictObject({html: Article})),
    block('homeward.dealStrip', z.strictObject({})),
    block('homeward.getStarted', z.strictObject({heading: Text, text: Text})),
    block('homeward.linkList', z.strictObject({heading: Text, links: z.array(Link)})),
    block('homeward.contactTile', z.strictObject({heading: Text, text: Text, action: Link}))
])

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
