import createCache from '@emotion/cache'
import {CacheProvider} from '@emotion/react'
import {ChakraProvider} from '@chakra-ui/react'
import {useState, type ReactNode} from 'react'
import {overlaySystem} from './overlay-system'

/** What Chakra's parts need around them. Only for what is loaded late: nothing of this is on a page's first view. */
export const OverlayProvider = ({children}: {children: ReactNode}) => {
    const [cache] = useState(() => createCache({key: 'overlay'}))
    return (
        <CacheProvider value={cache}>
            <ChakraProvider value={overlaySystem}>{children}</ChakraProvider>
        </CacheProvider>
    )
}
