declare const WEBPACK_TARGET: 'web' | 'node' | undefined

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
