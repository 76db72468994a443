import {useCallback, useEffect, useRef} from 'react'
import {useIdentity} from '@app/commerce/session/identity'
import {onEvent} from '@app/commerce/session/shop-event'
import {currentConsent, onConsentChange} from '@app/commerce/session/tracking-choice'
import {ifAllowed} from '@app/lib/browser/browser'
import {useLatest} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {
    type DataLayerEntry,
    dataLayerEntryOf,
    formPageOf,
    formPageReached,
    pageTypeOf
} from './data-layer-entry'
import {useViewedPage} from './viewed-page'

/** What a tag manager adds to a browser; it may have been replaced by anything. */
type TaggedWindow = Window & {dataLayer?: unknown}

/** What waits for the visitor's choice and for who they are; later entries are dropped. */
const MAX_WAITING = 100

const pushAll = (entries: readonly DataLayerEntry[]): void => {
    const page: TaggedWindow = window
    page.dataLayer ??= []
    const {dataLayer} = page
    if (!Array.isArray(dataLayer)) return
    for (const entry of entries) {
        if ('ecommerce' in entry) dataLayer.push({ecommerce: null})
        dataLayer.push(entry)
    }
}

/**
 * How to add an entry to the data layer. Until the visitor has allowed it, and it is known who they are, entries wait;
 * at a refusal they are dropped (G-64).
 */
const useDataLayer = () => {
    const {state} = useIdentity()
    const waiting = useRef<((loggedIn: 'Yes' | 'No') => DataLayerEntry)[]>([])
    const flush = useLatest(() => {
        const consent = currentConsent()
        if (consent === 'refused') waiting.current = []
        if (consent !== 'granted' || state === 'unknown') return
        const entries = waiting.current.map((entry) => entry(state === 'customer' ? 'Yes' : 'No'))
        waiting.current = []
        // Whatever a tag manager has made of the data layer must not break the page (G-65).
        ifAllowed(() => pushAll(entries))
    })
    useEffect(() => flush.current(), [state, flush])
    useEffect(() => onConsentChange(() => flush.current()), [flush])
    return useCallback(
        (entry: (loggedIn: 'Yes' | 'No') => DataLayerEntry) => {
            if (waiting.current.length < MAX_WAITING) waiting.current.push(entry)
            flush.current()
        },
        [flush]
    )
}

/**
 * Adds each page view, form step and event to `window.dataLayer` once and in order (G-66). Rendered before the page,
 * whose first events it would otherwise miss.
 */
export const DataLayer = () => {
    const {storeId = ''} = useAppContext()
    const {name = 'none', view} = useViewedPage()
    const add = useDataLayer()
    const viewed = useRef<{view?: number; pageType: string; formPage?: string | undefined}>({
        pageType: ''
    })
    const store = useLatest(storeId)

    useEffect(() => {
        const last = viewed.current
        if (last.view === view) return
        const pageType = pageTypeOf(name)
        const formPage = formPageOf(name)
        viewed.current = {view, pageType, formPage: formPage ?? last.formPage}
        const page = {pageType, previousPage: last.pageType, storeId: store.current}
        add((loggedIn) => ({event: 'page_view', ...page, loggedIn}))
        if (formPage && formPage !== last.formPage) add(() => ({event: 'form_page', formPage}))
    }, [view, name, store, add])

    useEffect(
        () =>
            onEvent((emitted) => {
                const entry = dataLayerEntryOf(emitted)
                if (entry) add(() => entry)
                const formPage = formPageReached(emitted)
                // A step that is rendered again was told already [ANALYTICS-016].
                if (formPage === undefined || formPage === viewed.current.formPage) return
                viewed.current = {...viewed.current, formPage}
                add(() => ({event: 'form_page', formPage}))
            }),
        [add]
    )
    return null
}
