import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {appTexts} from '../scripts/messages/app-texts'
import {typefaceIn} from './support/values/woff2'

const OWN = 'overrides/app/ui/theme/typeface.css'
const sheet = readFileSync(existsSync(OWN) ? OWN : 'app/ui/theme/typeface.css', 'utf8')
const faces = [...sheet.matchAll(/@font-face\s*{([^}]+)}/g)].map(([, face = '']) => face)

const valueIn = (face: string, name: string): string | undefined =>
    new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1]

const fileOf = (face: string): string =>
    `app/${/url\((static\/fonts\/[\w-]+\.woff2)\)/.exec(face)?.[1]}`

describe.each(faces.map((face) => [valueIn(face, 'font-family'), face]))('%s', (_, face = '') => {
    const file = fileOf(face)
    const typeface = typefaceIn(readFileSync(file))

    test('its sheet names the weights that it has', () => {
        expect(typeface.axes).toEqual({
            wght: valueIn(face, 'font-weight')?.split(' ').map(Number)
        })
    })

    test('it has every letter of the shop’s texts in both languages [I18N-007]', () => {
        const spanish = readFileSync('translations/es-US.json', 'utf8')
        const english = appTexts().messages.map(({text}) => text)
        // The platform’s texts too: names with a marked letter, inches aside, which any type has.
        const letters = new Set(
            [spanish, ...english, 'ÁÉÍÓÚÜÑáéíóúüñ¿¡«»ºª½°®™×–—“”‘’…•$'].join('')
        )

        const missing = [...letters].filter((letter) => /\S/.test(letter) && !typeface.has(letter))
        expect(missing).toEqual([])
    })

    test('it is small, and its licence lies beside it', () => {
        expect(statSync(file).size).toBeLessThanOrEqual(16_000)
        expect(readFileSync(file.replace('.woff2', '-OFL.txt'), 'utf8')).toMatch(
            /SIL OPEN FONT LICENSE Version 1\.1/i
        )
    })

    test('it never takes the place of type that is shown, so that nothing moves [G-70]', () => {
        expect(valueIn(face, 'font-display')).toBe('optional')
    })
})

test.each(['app', 'overrides/app'])(
    'the type of %s is its own typeface, or else one of two that are as wide',
    (folder) => {
        const tokens = readFileSync(`${folder}/ui/theme/tokens.css`, 'utf8')
        const names = faces.map((face) => valueIn(face, 'font-family'))

        expect(names).toHaveLength(1)
        expect(/--font:\s*([^;]+);/.exec(tokens)?.[1]).toBe(
            [...names, 'Roboto', 'Arial', 'sans-serif'].join(', ')
        )
    }
)

const sheets = ['app', 'overrides/app'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.css') && !file.endsWith('scale.css'))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        // The number at the cart's picture is smaller than all type, and keeps to the picture.
        .map((css) => css.replace(/\.header__count {[^}]+}/, ''))
)
const valuesOf = (property: string): string[] =>
    sheets.flatMap((css) =>
        [...css.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;]+);`, 'g'))].map(
            ([, value = '']) => value
        )
    )

describe('one scale of type and space', () => {
    test('each size of type is one of eight that have a name', () => {
        const own = valuesOf('font-size').filter((value) => !/^var\(--t-\w+\)$/.test(value))

        expect(own).toEqual([])
    })

    test('a space as large as one that has a name is written by it', () => {
        const scale = readFileSync('app/ui/theme/scale.css', 'utf8')
        const steps = new Set(
            [...scale.matchAll(/--s-\d: ([\d.]+rem)/g)].map(([, step = '']) => step)
        )
        const used = ['padding', 'margin', 'gap', '(?:padding|margin)-[\\w-]+']
            .flatMap(valuesOf)
            .flatMap((value) => value.split(' '))

        expect(steps.size).toBe(8)
        expect(used.filter((value) => steps.has(value.replace('-', '')))).toEqual([])
    })
})
