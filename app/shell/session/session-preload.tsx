import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {Helmet} from 'react-helmet'

/** The address that a browser asks whose session it has: the very text of the call, so that one answer serves both. */
const sessionAddress = (page: string | undefined): string =>
    `/api/session?${new URLSearchParams(page === undefined ? {} : {page}).toString()}`

/**
 * Has the browser fetch what a page waits for that shows nothing before it knows its shopper, while the page's own script is
 * on its way (docs/decisions/0026). Written by the server alone: a page that a shopper goes to later is not loaded anew.
 */
export const SessionPreload = ({page}: {page: string | undefined}) =>
    typeof window === 'undefined' ? (
        <Helmet>
            <link rel="preload" as="fetch" href={sessionAddress(page)} crossOrigin="anonymous" />
            <link rel="preload" as="script" href={getAssetUrl('session-island.js')} />
        </Helmet>
    ) : null
