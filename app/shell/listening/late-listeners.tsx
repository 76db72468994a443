import loadable from '@loadable/component'
import {useEffect, useState} from 'react'
import {currentConsent, onConsentChange} from '@app/commerce/session/tracking-choice'
import {chatSettings} from '@app/commerce/third-parties'
import {useBrowserValue} from '@app/lib/browser/react-hooks'
import {whenIdle} from '@app/lib/browser/when-idle'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {mayOfferChat} from '@app/routing/route/third-parties'
import {SectionBoundary} from '@app/ui/async/section-boundary'
import {isConfigured} from './load-script'

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

/**
 * What of others there is, once the page is usable: until then not even its code is loaded (G-65). What listens also waits
 * for the visitor's consent (D-39).
 */
export const LateListeners = () => {
    const consent = useBrowserValue(currentConsent, 'undecided', onConsentChange)
    const isUsable = useIsUsable()
    const route = useCurrentRoute()
    // The security policy of a document that began with a card frame allows no script of others (D-31).
    const [beganBesideCard] = useState(route.hasCardFrame === true)
    const [firstPage] = useState(route.name ?? 'none')
    if (!isUsable) return null
    return (
        <>
            {consent === 'granted' ? (
                <SectionBoundary>
                    <ListenersWithConsent mayLoadScripts={!beganBesideCard} firstPage={firstPage} />
                </SectionBoundary>
            ) : null}
            {beganBesideCard ? null : <Chat isOffered={mayOfferChat(route)} />}
        </>
    )
}
