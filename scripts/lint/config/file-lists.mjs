export const TYPESCRIPT = ['**/*.{ts,tsx}']
export const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'sandbox/tests/**/*.ts']
export const PAGE = ['{app,overrides/app}/**/*.{ts,tsx}']

/** Data, not code: its content decides the length. */
export const FREE_LENGTH = [
    '**/messages.ts',
    '**/{seed,fixtures,word-lists,generated}/**',
    '**/*.{seed,words,generated}.ts'
]

/**
 * Files with a type assertion, in one small function that says why: types that the compiler cannot follow (a map from a
 * purpose to its own type), data that we wrote ourselves (rows of the sandbox's database, files of the build, the checked
 * configuration), and `any` in Node's own types (the chunks of a request).
 */
export const ASSERTED = [
    'app/commerce/content/blocks.ts',
    'app/features/content/content-blocks.tsx',
    'app/routing/route/page.tsx',
    'app/routing/route/route.ts',
    'app/routing/data/state.ts',
    'app/shell/start/start-storefront.tsx',
    'app/shell/start/texts.ts',
    'app/shell/storefront-config.ts',
    'sandbox/world/cache.ts',
    'sandbox/catalogue/model/model.ts',
    'sandbox/core/endpoint.ts',
    'sandbox/core/http.ts',
    'sandbox/stores/store.ts',
    'sandbox/stores/zip-codes.ts',
    'sandbox/world/database.ts',
    'server/serve.ts',
    'server/ssr/shop/process-cache.ts',
    'server/ssr/compiled-messages.ts',
    'server/ssr/public-calls.ts',
    'tests/support/shop/render-on-server.tsx'
]

/** PWA Kit and the tools import these by their default export. */
export const KIT_INSISTS = [
    '**/*.{js,mjs}',
    '{app,overrides/app}/components/_*/index.tsx',
    '{app,overrides/app}/routes.{ts,tsx}',
    'playwright.config.ts',
    'types/**/*.d.ts'
]
