import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {Helmet} from 'react-helmet'
import {ownAddress} from '../browser-context'

/**
 * Has the browser fetch what a customer's page waits for, while the page's own script is on its way: the very address that the
 * session asks, so that one answer serves both (docs/decisions/0026). Written by the server alone: a page that a shopper goes to later is not loaded anew.
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
