import type {ContentImage} from '@contract/content'
import type {Language} from '../../core/locales'
import type {SceneName} from '../../pictures/pictures'
import type {ArticleSeed, PictureSeed, TextsSeed} from './content-schemas'

const isTexts = (seed: object): seed is TextsSeed => 'en' in seed
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
const pictureOf = ({scene, alt, ...more}: PictureSeed, language: Language): ContentImage => {
    const [width, height] = sizes[kindOf(scene)]
    return {link: `${pictures}/${scene}.webp`, alt: alt[language], width, height, ...more}
}

export const htmlOf = ({article}: ArticleSeed, language: Language): string => {
    const tagged = article.map(({[language]: line}) => {
        if (line.startsWith('# ')) return `<h2>${line.slice(2)}</h2>`
        return line.startsWith('- ') ? `<li>${line.slice(2)}</li>` : `<p>${line}</p>`
    })
    return tagged.join('').replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
}
