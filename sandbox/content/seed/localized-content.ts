import type {ContentComponents, ContentImage} from '@contract/content'
import type {Language, Texts} from '../../core/locales'
import type {SceneName} from '../../pictures/pictures'

/** A scene of the picture service, and what it shows in words. */
type PictureSeed = {scene: SceneName; alt: Texts}

/** Rich text, one entry a line: a heading begins with '# ', a list item with '- ', anything else is a paragraph. */
type ArticleSeed = {article: readonly Texts[]}

/** Content as an editor writes it: a text is the same in every language, or has one for each. */
type Localized<Data> = Data extends string
    ? Data | Texts
    : Data extends ContentImage
      ? PictureSeed
      : Data extends {html: string}
        ? {html: ArticleSeed}
        : Data extends object
          ? {readonly [Key in keyof Data]: Localized<Data[Key]>}
          : Data

/** Which products a scroller shows: the most popular of these categories, chosen for each request. */
export type Pick = {categoryIds: readonly string[]; count: number}

/** A block of a page: its type and the data of that type. */
export type ComponentSeed = {
    [Type in keyof ContentComponents]: {
        type: Type
        data: Localized<ContentComponents[Type]>
        pick?: Pick
    }
}[keyof ContentComponents]

export type PageSeed = {
    id: string
    type: 'storePage' | 'plp'
    categoryId?: string
    title: Texts
    description: Texts
    main: readonly ComponentSeed[]
}

export type FolderSeed = {id: string; parent: string | null; name: Texts}

export type AssetSeed = {
    id: string
    folder: string
    name: Texts
    description: Texts
    body: ArticleSeed
}

export type CustomObjectSeed = {
    type: string
    key: string
    attributes: Readonly<Record<string, string | number | boolean | Texts>>
}

const isTexts = (seed: object): seed is Texts => 'en' in seed
const isPicture = (seed: object): seed is PictureSeed => 'scene' in seed
const isArticle = (seed: object): seed is ArticleSeed => 'article' in seed

/** What is stored of a seed for one language: each text in it, pictures with their address, articles as HTML. */
export const contentIn = (language: Language, seed: unknown): unknown => {
    if (Array.isArray(seed)) return seed.map((one) => contentIn(language, one))
    if (typeof seed !== 'object' || seed === null) return seed
    if (isTexts(seed)) return seed[language]
    if (isPicture(seed)) return pictureOf(seed, language)
    if (isArticle(seed)) return htmlOf(seed, language)
    return Object.fromEntries(
        Object.entries(seed).map(([key, value]) => [key, contentIn(language, value)])
    )
}

const sizes = {hero: [1600, 1000], category: [960, 720], banner: [1280, 800]} as const
const pictures = '/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images/scenes'

const kindOf = (scene: SceneName): keyof typeof sizes => {
    if (scene.startsWith('hero')) return 'hero'
    return scene.startsWith('banner') ? 'banner' : 'category'
}

/** Without a host, which is added when the page is read. */
const pictureOf = ({scene, alt}: PictureSeed, language: Language): ContentImage => {
    const [width, height] = sizes[kindOf(scene)]
    return {link: `${pictures}/${scene}.webp`, alt: alt[language], width, height}
}

export const htmlOf = ({article}: ArticleSeed, language: Language): string => {
    const tagged = article.map(({[language]: line}) => {
        if (line.startsWith('# ')) return `<h2>${line.slice(2)}</h2>`
        return line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`
    })
    return tagged.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
}
