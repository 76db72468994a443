import type {Layer} from '../layers/place-of'

export type Fence = {
    /** The name of the package; its subpaths ('x/y') are included. */
    package: string
    /** The layers that may import its values. */
    layers: readonly Layer[]
    /** More layers, which may import its types only. */
    types?: readonly Layer[]
    /** The restricted names; if left out, the whole package. */
    names?: readonly string[]
    /** True if its subpaths are not included. */
    isAlone?: boolean
    /** What to write there, and where it is explained. */
    instead: string
}

const CONTRIBUTING = 'docs/contributing.md'
const OF_PLATFORM = `a query or a mutation of @app/commerce (docs/tasks.md, “Add a call with the SDK’s hook”)`

const SERVERS: readonly Layer[] = ['server', 'sandbox', 'entry']
const WORDED: readonly Layer[] = ['ui', 'features', 'shell', 'routing', 'entry']

/** Packages that only some layers may import. Tests, scripts and configuration files are free. */
export const FENCES: readonly Fence[] = [
    {
        package: '@salesforce/commerce-sdk-react',
        layers: ['commerce', 'shell'],
        instead: OF_PLATFORM
    },
    {
        package: 'commerce-sdk-isomorphic',
        layers: ['commerce'],
        types: ['sandbox'],
        instead: OF_PLATFORM
    },
    {package: 'react-router-dom', layers: ['routing'], instead: '@app/routing'},
    {package: 'react-router', layers: ['routing'], instead: '@app/routing'},
    {
        package: '@chakra-ui/react',
        names: ['Link', 'Button', 'IconButton', 'Image', 'Toaster', 'Toast', 'createToaster'],
        layers: ['ui'],
        instead: 'the one of @app/ui'
    },
    {package: '@chakra-ui/react/link', layers: ['ui'], instead: '@app/ui'},
    {package: '@chakra-ui/react/button', layers: ['ui'], instead: '@app/ui'},
    {package: '@chakra-ui/react/image', layers: ['ui'], instead: '@app/ui'},
    {package: '@chakra-ui/react/toast', layers: ['ui'], instead: '@app/ui'},
    {
        package: '@tanstack/react-query',
        layers: ['commerce', 'routing', 'shell'],
        instead: `the loader of the page's route, or a hook of @app/commerce (${CONTRIBUTING}, “Add a call to the platform”)`
    },
    {
        package: 'react-intl',
        layers: WORDED,
        instead: `a word of a union, for which a feature has the message (${CONTRIBUTING}, “Add a message”)`
    },
    {package: 'better-sqlite3', layers: ['sandbox'], instead: 'nothing: the app has no database'},
    {package: '@faker-js/faker', layers: ['sandbox'], instead: 'a builder of the sandbox'},
    {package: 'zipcodes', layers: ['sandbox'], instead: 'a query of @app/commerce'},
    {
        package: 'zod',
        isAlone: true,
        layers: [...SERVERS, 'config', 'scripts'],
        types: ['contract'],
        instead: `zod/mini, a fifth of its size in browsers (docs/tasks.md, “Add a form with a repeating group”)`
    },
    {package: 'express', layers: SERVERS, types: ['shell'], instead: 'the server'}
]
