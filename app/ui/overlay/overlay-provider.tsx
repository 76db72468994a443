import {ChakraProvider} from '@chakra-ui/react'
import createCache from '@emotion/cache'
import {CacheProvider} from '@emotion/react'
import {type ReactNode, useState} from 'react'
import {system} from '../theme/system'

/** The provider for Chakra's parts. Only for code that is loaded on demand: none of it is in a page's first view. */
export const OverlayProvider = ({children}: {children: ReactNode}) => {
    const [cache] = useState(() => createCache({key: 'overlay'}))
    return (
        <CacheProvider value={cache}>
            <ChakraProvider value={system}>{children}</ChakraProvider>
        </CacheProvider>
    )
}
