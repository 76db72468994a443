import {knownKeysByPath} from '@app/routing/route/declared'
import {shopRoutes} from '@app/shop-routes'
import {writeGenerated} from './write-generated'

const OUTPUT = 'server/ssr/known-keys.generated.ts'

/**
 * The parameters that routes declare, for the request processor: it runs before every page and must not load the pages.
 */
writeGenerated(
    OUTPUT,
    [
        '/** Written by scripts/known-keys.ts; not in git. */',
        "import type {KnownKeys} from '@app/routing/route/declared'",
        '',
        `export const knownKeys: readonly KnownKeys[] = ${JSON.stringify(knownKeysByPath(shopRoutes), null, 4)}`,
        ''
    ].join('\n')
)
