import {readFileSync, readdirSync, watch} from 'node:fs'
import {gzipSync} from 'node:zlib'
import {transformSync} from 'esbuild'
import {writeGenerated} from './write-generated'

const OUTPUT = 'app/ui/theme/styles.generated.ts'
/** A separate file, as browsers fetch it only after hydration. */
const OUTPUT_OF_FEATURES = 'app/ui/theme/feature-styles.generated.ts'
/** The sheets that a route may name, so that a wrong name is a type error. */
const OUTPUT_OF_NAMES = 'app/routing/route/style-name.generated.ts'
const ORIGIN = '/** Written by scripts/styles.ts; not in git. */'
const BUDGET = 7_000

const cssFilesIn = (folder: string): string[] =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.css'))
        .map((file) => file.replaceAll('\\', '/'))

const ORDER = [
    /^ui\/theme\/tokens\.css$/,
    /^ui\/theme\/scale\.css$/,
    /^ui\/theme\/base\.css$/,
    /^ui\/theme\//,
    /^ui\//,
    /^/
]

/** Sheets that others use come before them, so that they can be overridden; the order on disk has no effect. */
const rank = (file: string): number => ORDER.findIndex((place) => place.test(file))

/** Features that are in the layout, and so on every page. */
const IN_FRAME = new Set(['search'])

/** Parts of the design system that only some features show. */
const SHOWN_BY: [part: RegExp, features: string[]][] = [
    [/^ui\/content\/banner/, ['content', 'listing']],
    [/^ui\/content\//, ['content']],
    // Belongs to no feature: a route with a form names it in its styles.
    [/^ui\/form\/form-parts/, ['form']],
    [/^ui\/form\/steps\//, ['form']],
    [/^ui\/form\/pickers\/calendar/, ['calendar']],
    [/^ui\/form\/pickers\/quantity-picker/, ['product', 'basket', 'gallery']],
    [/^ui\/overlay\/menu/, ['menu']],
    [/^ui\/products\/tiles-list/, ['listing', 'gallery']],
    // Opens with code that is fetched when the box gets the focus.
    [/^features\/search\/popover\//, ['suggestions']],
    // Only for shoppers with an approval, and never in the server's HTML.
    [/^ui\/products\/amount/, ['amount']],
    [
        /^ui\/form\/pickers\/frequency-choice/,
        ['listing', 'basket', 'product', 'approval', 'gallery']
    ],
    [/^ui\/navigation\/pagination/, ['listing', 'customer', 'gallery']],
    [/^ui\/navigation\/breadcrumbs/, ['listing', 'product', 'stores', 'account', 'gallery']],
    [
        /^ui\/typography\/facts/,
        [
            'account',
            'approval',
            'basket',
            'checkout',
            'customer',
            'gallery',
            'one-off-payment',
            'product'
        ]
    ],
    [/^ui\/price\/bill/, ['account', 'one-off-payment', 'gallery']],
    // Known in the browser only, and over what is there: never in the server's HTML.
    [/^ui\/store\/store-now/, ['store-now']],
    [/^ui\/store\/store-hours/, ['stores', 'checkout', 'account', 'one-off-payment']],
    [/^ui\/navigation\/account-layout/, ['account-layout']],
    [/^ui\/typography\/disclosure/, ['product', 'basket', 'wish-list']]
]

/** The features that use a sheet, so that only their pages include it; without an entry every page does. */
const featuresOf = (file: string): string[] => {
    const [, features] = SHOWN_BY.find(([part]) => part.test(file)) ?? []
    if (features) return features
    const feature = /^features\/([\w-]+)\//.exec(file)?.[1]
    return [feature === undefined || IN_FRAME.has(feature) ? 'every' : feature]
}

/** Every style sheet of the app by feature; a sheet in overrides/app replaces the one of the same path. */
const collectStyles = (): Record<string, string> => {
    const brand = new Set(cssFilesIn('overrides/app'))
    const files = [...new Set([...cssFilesIn('app'), ...brand])]
    files.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    const styles: Record<string, string> = {}
    for (const file of files) {
        const text = readFileSync(`${brand.has(file) ? 'overrides/app' : 'app'}/${file}`, 'utf8')
        for (const feature of featuresOf(file)) {
            styles[feature] = `${styles[feature] ?? ''}${text}\n`
        }
    }
    return styles
}

/** Minified, without the remaining spaces around a slash and before a custom property's value. */
const minified = (css: string): string =>
    transformSync(css, {
        loader: 'css',
        minify: true,
        charset: 'utf8',
        target: ['chrome100', 'firefox100', 'safari15']
    })
        .code.trim()
        .replaceAll(' / ', '/')
        .replace(/(--[\w-]+): /g, '$1:')

const writeStyles = (): void => {
    const {every = '', ...features} = collectStyles()
    const styles = minified(every)
    const featureStyles = Object.fromEntries(
        Object.entries(features).map(([feature, css]) => [feature, minified(css)])
    )

    writeGenerated(
        OUTPUT,
        [ORIGIN, `export const styles = ${JSON.stringify(styles)}`, ''].join('\n')
    )
    writeGenerated(
        OUTPUT_OF_FEATURES,
        [
            ORIGIN,
            `export const featureStyles: Record<string, string> = ${JSON.stringify(featureStyles, null, 4)}`,
            ''
        ].join('\n')
    )

    const names = Object.keys(featureStyles).sort()
    writeGenerated(
        OUTPUT_OF_NAMES,
        [
            ORIGIN,
            `export type StyleName = ${names.map((name) => `'${name}'`).join(' | ')}`,
            ''
        ].join('\n')
    )

    const largest = Math.max(
        ...Object.values(featureStyles).map((css) => gzipSync(styles + css).length)
    )
    console.log(
        `${OUTPUT}: ${gzipSync(styles).length} bytes gzip, ${largest} with the largest feature`
    )
    if (largest > BUDGET) console.warn(`styles are over their budget of ${BUDGET} bytes gzip`)
}

/** Writes them again whenever a sheet changes, until it is stopped. */
const writeOnAndOn = (): void => {
    let due: NodeJS.Timeout | undefined
    for (const folder of ['app', 'overrides/app']) {
        watch(folder, {recursive: true}, (_event, file) => {
            if (!file?.endsWith('.css')) return
            // Editors save a file in several steps.
            clearTimeout(due)
            due = setTimeout(writeStyles, 100)
        })
    }
}

writeStyles()
if (process.argv.includes('--watch')) writeOnAndOn()
