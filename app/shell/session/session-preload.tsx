import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {Helmet} from 'react-helmet'
import {ownAddress} from '../browser-context'

/**
 * Makes the browser fetch the data that a customer's page waits for while the page's script is still loading: the same
 * address that the session requests, so that one response serves both (docs/decisions/0026). Rendered by the server
 * only, as later pages are not loaded as documents.
 */
export const SessionPreload = ({page}: {page: string}) =>
    typeof window === 'undefined' ? (
        <Helmet>
            <link
                rel="preload"
                as="fetch"
                href={ownAddress({path: '/session', query: {page}})}
                crossOrigin="anonymous"
            />
            <link rel="preload" as="script" href={getAssetUrl('session-island.js')} />
        </Helmet>
    ) : null
