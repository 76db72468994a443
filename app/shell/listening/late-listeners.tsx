import loadable from '@loadable/component'
import {useEffect, useRef, useState} from 'react'
import {currentConsent, onConsentChange} from '@app/commerce/session/tracking-choice'
import {chatSettings} from '@app/commerce/third-parties'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {whenIdle} from '@app/lib/browser/when-idle'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {mayOfferChat} from '@app/routing/route/third-parties'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import type {WaitingVisits} from './listeners-with-consent'
import {isConfigured} from './load-script'
import {useViewedPage} from './viewed-page'

const ListenersWithConsent = loadable(() => import('./listeners-with-consent'), {
    resolveComponent: (module: typeof import('./listeners-with-consent')) =>
        module.ListenersWithConsent,
    ssr: false
})

const ChatControl = loadable(() => import('../chat/chat-control'), {
    resolveComponent: (module: typeof import('../chat/chat-control')) => module.ChatControl,
    ssr: false
})

/** Whether the document has loaded, and the browser was idle since. */
const useIsUsable = (): boolean => {
    const [isUsable, setUsable] = useState(false)
    useEffect(() => {
        let stop = () => window.removeEventListener('load', wait)
        const wait = () => {
            stop = whenIdle(() => setUsable(true))
        }
        if (document.readyState === 'complete') wait()
        else window.addEventListener('load', wait, {once: true})
        return () => stop()
    }, [])
    return isUsable
}

/** The chat, where it is set up at an address that the configuration allows (D-37). */
const Chat = ({isOffered}: {isOffered: boolean}) => {
    const {commerce} = useAppContext()
    const found = useCommerceQuery(chatSettings(commerce), isOffered)
    const settings = found.state === 'ready' ? found.value : null
    if (!settings || !isConfigured(settings.script)) return null
    return (
        <SectionBoundary>
            <ChatControl settings={settings} isOffered={isOffered} />
        </SectionBoundary>
    )
}

/** What waits for the visitor's choice and for an idle page; later visits are dropped. */
const MAX_WAITING = 100

type VisitedPagesProps = {waiting: WaitingVisits; isRefused: boolean}

/** Remembers the pages that are visited until they are logged, as their log begins late; at a refusal they are forgotten. */
const VisitedPages = ({waiting, isRefused}: VisitedPagesProps) => {
    const {name, view} = useViewedPage()
    useEffect(() => {
        if (name !== undefined && waiting.current.length < MAX_WAITING) waiting.current.push(name)
    }, [name, view, waiting])
    useEffect(() => {
        if (isRefused) waiting.current.splice(0)
    }, [isRefused, name, view, waiting])
    return null
}

/**
 * What of others there is, once the page is usable: until then not even its code is loaded (G-65). What listens also waits
 * for the visitor's consent (D-39).
 */
export const LateListeners = () => {
    const consent = useBrowserValue(currentConsent, 'undecided', onConsentChange)
    const isUsable = useIsUsable()
    const waiting = useRef<string[]>([])
    const route = useCurrentRoute()
    // The security policy of a document that began with a card frame allows no script of others (D-31).
    const [beganBesideCard] = useState(route.hasCardFrame === true)
    const [firstPage] = useState(route.name ?? 'none')
    return (
        <>
            <VisitedPages waiting={waiting} isRefused={consent === 'refused'} />
            {isUsable && consent === 'granted' ? (
                <SectionBoundary>
                    <ListenersWithConsent
                        mayLoadScripts={!beganBesideCard}
                        firstPage={firstPage}
                        waiting={waiting}
                    />
                </SectionBoundary>
            ) : null}
            {isUsable && !beganBesideCard ? <Chat isOffered={mayOfferChat(route)} /> : null}
        </>
    )
}
