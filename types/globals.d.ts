declare const WEBPACK_TARGET: 'web' | 'node' | undefined
/** Where webpack fetches the other files of the code from. */
declare let __webpack_public_path__: string

declare module '*.json' {
    const value: unknown
    export default value
}

declare module '@loadable/server' {
    import type {ReactElement} from 'react'

    export class ChunkExtractor {
        constructor(options: {stats: object})
        collectChunks(element: ReactElement): ReactElement
    }
}
