import {registerServiceWorker, start} from '@salesforce/pwa-kit-react-sdk/ssr/browser/main'
import {localeOf} from '@app/routing/address/locale-path'
// Home, listing and product all show tiles: a file of their own would take the picture's place on the line.
import '@app/ui/products/product-tile/product-tile'
import {holdMessages} from '../texts/held-messages'
import type {CompiledMessages} from '../texts/messages'

/** English is in the code; another language's texts come from the same bundle as the code [I18N-007]. */
const loadMessages = async (): Promise<void> => {
    const locale = localeOf(window.location.pathname)
    if (locale === 'en-US') return
    const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
    if (!link) return
    const response = await fetch(link.href)
    const messages: CompiledMessages = await response.json()
    holdMessages(messages)
}

/** Makes the server's page live. */
export const startStorefront = async (): Promise<void> => {
    await loadMessages()
    await start()
    await registerServiceWorker('/worker.js')
}
