import type {Layer} from './place-of'

/** What puts the shop together: the kit's entry files and the server around them. */
const APP_AND_AROUND: readonly Layer[] = [
    'entry',
    'brand',
    'shop-routes',
    'domain',
    'lib',
    'commerce',
    'routing',
    'ui',
    'features',
    'shell',
    'config',
    'server',
    'translations'
]

/**
 * What each layer may import besides itself: the directions of the architecture as data. A layer that is not named here
 * may import anything (tests, scripts).
 */
const ALLOWED: Partial<Record<Layer, readonly Layer[]>> = {
    domain: [],
    lib: [],
    contract: [],
    commerce: ['domain', 'lib', 'contract'],
    brand: [],
    routing: ['domain', 'lib', 'commerce', 'brand'],
    ui: ['domain', 'lib', 'routing', 'brand'],
    features: ['domain', 'lib', 'commerce', 'routing', 'ui', 'brand'],
    'shop-routes': ['routing', 'features'],
    shell: [
        'domain',
        'lib',
        'commerce',
        'routing',
        'ui',
        'features',
        'brand',
        'shop-routes',
        'config',
        'translations'
    ],
    entry: APP_AND_AROUND,
    sandbox: ['contract'],
    server: APP_AND_AROUND,
    worker: ['lib'],
    // Configurable names are defined once: the locales, the wallets.
    config: ['lib', 'domain'],
    bench: ['scripts', 'tests', 'sandbox']
}

/** A test may also use the sandbox: it sets up the shop with its types and builders. */
const FOR_TESTS: readonly Layer[] = ['sandbox', 'tests', 'contract', 'translations', 'config']

/** Whether code in one layer may import code in another. */
export const mayImport = (from: Layer, to: Layer, inTest: boolean): boolean => {
    if (from === to) return true
    if (inTest && FOR_TESTS.includes(to)) return true
    return ALLOWED[from]?.includes(to) ?? true
}
