import {type ComponentType, useEffect, useState} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {IconButton} from '../button/button'
import {messages} from '../overlay/messages'
import {takeStoredToasts} from './stored-toasts'
import {DURATION_MS, toaster} from './toaster'
import {Notice, type NoticeTone, type ToastTopic} from './notice'

/** A link in a toast, such as to the wish list. */
export type ToastLink = {label: string; to: string}

const TYPES = {info: 'info', good: 'success', warning: 'warning', error: 'error'} as const

export type ToastOptions = {
    durationMs?: number | undefined
    link?: ToastLink | undefined
    /** What it is about: a later toast about the same replaces it. */
    topic?: ToastTopic | undefined
}

/** Shows a message that has no better place on the page; it disappears by itself [SHELL-034]. */
export const showToast = (
    text: string,
    tone: NoticeTone = 'info',
    {durationMs = DURATION_MS, link, topic}: ToastOptions = {}
): void => {
    // Not at once: an effect may show a toast, and the library renders each at once, which effects must not do.
    queueMicrotask(() => {
        for (const {id, meta} of toaster.getVisibleToasts()) {
            if (topic && meta?.['topic'] === topic) toaster.remove(id)
        }
        toaster.create({
            type: TYPES[tone],
            duration: durationMs,
            meta: {topic},
            description: (
                <Notice tone={tone}>
                    {text}
                    {link ? (
                        <>
                            {' '}
                            <Link to={link.to}>{link.label}</Link>
                        </>
                    ) : null}
                </Notice>
            )
        })
    })
}

/** The toasts without Chakra, whose code could not be loaded: they stay until they are closed. */
const PlainToasts = () => {
    const {formatMessage} = useIntl()
    return (
        <div className="plain-toasts">
            {toaster.getVisibleToasts().map(({id, description}) => (
                <div key={id} className="plain-toasts__toast">
                    {description}
                    <IconButton
                        icon="close"
                        label={formatMessage(messages.close)}
                        onClick={() => toaster.remove(id)}
                    />
                </div>
            ))}
        </div>
    )
}

/** Loads Chakra's toasts with the first toast; if that fails, it is tried again with every further one. */
const useToastRegion = () => {
    const [region, setRegion] = useState<{Region?: ComponentType}>({})
    useEffect(() => {
        const load = () =>
            void import('./toast-region').then(
                ({ToastRegion}) =>
                    setRegion((before) =>
                        before.Region === ToastRegion ? before : {Region: ToastRegion}
                    ),
                // Another object each time: the toasts are rendered again.
                () => setRegion({Region: PlainToasts})
            )
        if (toaster.getCount() > 0) load()
        return toaster.subscribe(load)
    }, [])
    return region
}

/**
 * Where toasts appear, once per page. The live region is rendered from the start, so that screen readers announce what
 * is added; Chakra's part in it comes with the first toast.
 */
export const Toaster = () => {
    const {formatMessage} = useIntl()
    const {Region} = useToastRegion()

    useEffect(() => {
        void takeStoredToasts(formatMessage).then((stored) => {
            for (const {text, tone, ...more} of stored) showToast(text, tone, more)
        })
    }, [formatMessage])

    return (
        <div role="status" aria-live="polite">
            {Region ? <Region /> : null}
        </div>
    )
}
