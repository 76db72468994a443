import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {siteBrands} from '@app/ui/brand/site-brands'
import {system, tokenNames} from './system'

const tokensIn = (folder: string): Record<string, string> =>
    Object.fromEntries(
        [
            ...readFileSync(`${folder}ui/theme/tokens.css`, 'utf8').matchAll(
                /--([\w-]+):\s*([^;]+);/g
            )
        ].map((found) => [found[1], found[2]])
    )

const BRANDS = [
    ['the plain shop', 'app/'],
    ['Homeward', 'overrides/app/']
] as const

const light = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
        const part = Number.parseInt(hex.slice(index, index + 2), 16) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
}

const TEXTS = [
    ['c-ink', ['c-page', 'c-surface', 'c-accent', 'c-line']],
    ['c-ink-soft', ['c-page', 'c-surface']],
    ['c-ink-quiet', ['c-page', 'c-surface']],
    ['c-page', ['c-brand', 'c-brand-deep', 'c-danger']],
    ['c-brand', ['c-page', 'c-surface', 'c-brand-tint', 'c-accent-tint']],
    ['c-accent-deep', ['c-page', 'c-accent-tint']],
    ['c-danger', ['c-page', 'c-danger-tint']],
    ['c-info', ['c-page', 'c-info-tint']]
] as const

const pairs = TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const))

const ofShops = BRANDS.map(([name, folder]) => ({
    name,
    tokens: tokensIn(folder),
    themeColor: /themeColor: '(.+)'/.exec(readFileSync(`${folder}brand.ts`, 'utf8'))?.[1]
}))

/** Another site's tokens replace those of the shop that it belongs to [CONFIG-001]. */
const ofSites = Object.entries(siteBrands).map(([name, {brand, tokens}]) => ({
    name,
    tokens: {
        ...tokensIn('overrides/app/'),
        ...Object.fromEntries(
            Object.entries(tokens).map(([token, value]) => [token.replace(/^--/, ''), value])
        )
    },
    themeColor: brand.themeColor
}))

describe.each([...ofShops, ...ofSites])('the colours of $name', ({tokens, themeColor}) => {
    const colour = (name: string): string => new Map(Object.entries(tokens)).get(name) ?? ''

    test.each(pairs)('%s can be read on %s [G-70]', (text, ground) => {
        expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
    })

    test.each(['c-page', 'c-surface'])('the edge of a field can be seen on %s', (ground) => {
        expect(contrast(colour('c-line-strong'), colour(ground))).toBeGreaterThanOrEqual(3)
    })

    test('the browser’s frame has the colour of the brand', () => {
        expect(themeColor).toBe(colour('c-brand'))
    })
})

test('a brand names every token, and no others', () => {
    const [plain, own] = BRANDS.map(([, folder]) => Object.keys(tokensIn(folder)))

    expect(own).toEqual(plain)
})

test.each(Object.entries(siteBrands))('the site %s names only tokens that are there', (_, site) => {
    const known = Object.keys(tokensIn('overrides/app/')).map((name) => `--${name}`)

    expect(Object.keys(site.tokens).filter((token) => !known.includes(token))).toEqual([])
})

const variables = Object.entries(tokenNames).flatMap(([prefix, names]) =>
    names.map((name) => `${prefix}-${name}`)
)

const styleFiles = ['app', 'overrides/app']
    .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file))
    )
    .filter((file) => file.endsWith('.css') || file.endsWith('recipes.ts'))
const styles = styleFiles.map((file) => readFileSync(file, 'utf8')).join('\n')

describe('one theme for static classes, Ark’s parts and Chakra’s', () => {
    test('every token of the theme is a variable that a style sheet defines', () => {
        expect(variables.filter((name) => !styles.includes(`--${name}:`))).toEqual([])
    })

    test('every variable of these kinds that a page uses is a token of the theme', () => {
        const used = [...styles.matchAll(/var\(--((?:c|s|t|radius|shadow)-[\w-]+)/g)]
        const names = new Set(used.map(([, name = '']) => name))

        expect([...names].filter((name) => !variables.includes(name))).toEqual([])
        expect(names.size).toBeGreaterThan(variables.length / 2)
    })

    test.each([
        ['colors.brand', 'var(--c-brand)'],
        ['spacing.4', 'var(--s-4)'],
        ['fontSizes.xl', 'var(--t-xl)'],
        ['radii.2', 'var(--radius-2)'],
        ['shadows.1', 'var(--shadow-1)']
    ])('Chakra’s %s is the page’s own %s', (token, variable) => {
        expect(system.token(token)).toBe(variable)
    })
})
