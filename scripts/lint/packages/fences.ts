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
    instead: string
}

const SERVERS: readonly Layer[] = ['server', 'sandbox', 'entry']
const WORDED: readonly Layer[] = ['ui', 'features', 'shell', 'routing', 'entry']

/** Packages that only some layers may import. Tests, scripts and configuration files are free. */
export const FENCES: readonly Fence[] = [
    {
        package: '@salesforce/commerce-sdk-react',
        layers: ['commerce', 'shell'],
        instead: 'a question or an action of @app/commerce'
    },
    {
        package: 'commerce-sdk-isomorphic',
        layers: ['commerce'],
        types: ['sandbox'],
        instead: 'a question or an action of @app/commerce'
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
        instead: 'a route that asks, or a hook of @app/commerce'
    },
    {package: 'react-intl', layers: WORDED, instead: 'a plain word that a feature gives its text'},
    {package: 'better-sqlite3', layers: ['sandbox'], instead: 'nothing: the app has no database'},
    {package: '@faker-js/faker', layers: ['sandbox'], instead: 'a builder of the sandbox'},
    {package: 'zipcodes', layers: ['sandbox'], instead: 'a question to the platform'},
    {package: 'express', layers: SERVERS, types: ['shell'], instead: 'the server'}
]
