import {StorefrontPreview} from '@salesforce/commerce-sdk-react/components'
import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {createRoot} from 'react-dom/client'
import {Helmet} from 'react-helmet'
import {localeOf} from '@app/routing/route/locale-path'
import {DocumentRouter} from '@app/routing/view/document-router'
import {browserCommerce} from '../browser-context'
import {clientsOf, ShopperApi} from '../session/shopper-api'

/** The address at which the preview has everything fetched again. */
const refreshPath = '/__pwa-kit/refresh'

const reload = (): void => window.location.reload()

/** The server shows the page by the context of the session, so a new document shows all of it. */
const open = (address: string): void => {
    if (address.startsWith(refreshPath)) reload()
    else window.location.assign(address)
}

/** No script can read a token (D-05): the preview sets the context by the session's id. */
const noToken = () => Promise.resolve('')

/** The attributes of the document's element, which another Helmet than the page's would remove. */
const documentAttributes = (): Record<string, string> => {
    const all = [...document.documentElement.attributes].map(({name, value}): [string, string] => [
        name,
        value
    ])
    const {'data-react-helmet': _helmet, ...attributes} = Object.fromEntries(all)
    return attributes
}

/**
 * Storefront Preview, as commerce-sdk-react ships it: a script of its own beside the page, which the server adds to pages
 * in a frame alone, so that no shopper loads any of it (docs/decisions/0043). It does nothing unless the SDK trusts the
 * frame's parent, too.
 */
const Preview = () => {
    const locale = localeOf(window.location.pathname)
    return (
        <QueryClientProvider client={new QueryClient()}>
            <ShopperApi apis={clientsOf(browserCommerce(locale, 'shopper'))} locale={locale}>
                <Helmet htmlAttributes={documentAttributes()} />
                <DocumentRouter open={open}>
                    <StorefrontPreview getToken={noToken} onContextChange={reload} />
                </DocumentRouter>
            </ShopperApi>
        </QueryClientProvider>
    )
}

createRoot(document.createElement('div')).render(<Preview />)
