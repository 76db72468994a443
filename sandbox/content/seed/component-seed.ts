import type {ContentComponents, ContentImage} from '@contract/content'
import type {SceneName} from '../../pictures/pictures'

/** Says a text in the language that is being written: English first, Spanish second. */
export type Say = (en: string, es: string) => string

type TypeId = keyof ContentComponents

/** Which products a scroller shows when it is asked for: the most popular of these categories. */
export type Pick = {categoryIds: readonly string[]; count: number}

export type ComponentSeed = {
    type: TypeId
    write: (say: Say) => ContentComponents[TypeId]
    pick?: Pick
}

export type PageSeed = {
    id: string
    type: 'storePage' | 'plp'
    categoryId?: string
    title: (say: Say) => string
    description: (say: Say) => string
    main: readonly ComponentSeed[]
}

/** One component of a page, written in both languages at once. */
export const component = <Type extends TypeId>(
    type: Type,
    write: (say: Say) => ContentComponents[Type],
    pick?: Pick
): ComponentSeed => ({type, write, ...(pick && {pick})})

/** A row of products, chosen when it is asked for. */
export const scroller = (
    heading: (say: Say) => string,
    pick: Pick,
    more: (say: Say) => {label: string; href: string}
): ComponentSeed =>
    component(
        'homeward.productScroller',
        (say) => ({heading: heading(say), productIds: [], more: more(say)}),
        pick
    )

const sizes = {hero: [1600, 1000], category: [960, 720], banner: [1280, 800]} as const

/** A scene of the picture service; the host is added when the page is answered. */
export const picture = (scene: SceneName, alt: string): ContentImage => {
    const kind = scene.startsWith('hero')
        ? 'hero'
        : scene.startsWith('banner')
          ? 'banner'
          : 'category'
    const [width, height] = sizes[kind]
    const folder = '/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images'
    return {link: `${folder}/scenes/${scene}.webp`, alt, width, height}
}

/** Rich text from its parts: a heading begins with '# ', a list item with '- ', anything else is a paragraph. */
export const article = (lines: readonly string[]): string => {
    const tagged = lines.map((line) => {
        if (line.startsWith('# ')) return `<h2>${line.slice(2)}</h2>`
        return line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`
    })
    return tagged.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
}
