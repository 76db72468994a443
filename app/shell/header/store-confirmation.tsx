import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useLatest} from '@app/lib/browser/react-hooks'
import {Button, IconButton} from '@app/ui/button/button'
import {storeConfirmationMessages as messages} from './store-confirmation-messages'

export type StoreConfirmationProps = {
    address: string
    /** The store link, which gets the focus next. */
    linkRef: RefObject<HTMLElement>
    /** Opens the locator. */
    onChange: () => void
    onClose: () => void
}

/** [STORE-059] [STORE-060] */
const CLOSES_AFTER_MS = 10_000
const CLOSES_AFTER_PIXELS = 300

/** Closes by itself, but not while the pointer or the focus is on it. */
const useClosing = (paused: boolean, onClose: () => void): void => {
    const close = useLatest(onClose)
    useEffect(() => {
        if (paused) return undefined
        const timer = setTimeout(() => close.current(), CLOSES_AFTER_MS)
        return () => clearTimeout(timer)
    }, [paused, close])

    useEffect(() => {
        const from = window.scrollY
        const onScroll = () => {
            if (Math.abs(window.scrollY - from) > CLOSES_AFTER_PIXELS) close.current()
        }
        const onKey = ({key}: KeyboardEvent) => {
            if (key === 'Escape') close.current()
        }
        window.addEventListener('scroll', onScroll, {passive: true})
        window.addEventListener('keydown', onKey)
        return () => {
            window.removeEventListener('scroll', onScroll)
            window.removeEventListener('keydown', onKey)
        }
    }, [close])
}

/** Moves the focus to the link, however the part that had it is closed. */
const useKeepFocus = (partRef: RefObject<HTMLElement>, linkRef: RefObject<HTMLElement>): void => {
    useLayoutEffect(() => {
        const [part, link] = [partRef.current, linkRef.current]
        return () => {
            if (part?.contains(document.activeElement)) link?.focus({preventScroll: true})
        }
    }, [partRef, linkRef])
}

/** Asks once whether the assigned store is right [STORE-056, STORE-057]; nothing waits for the answer (C-30). */
export const StoreConfirmation = (props: StoreConfirmationProps) => {
    const {address, linkRef, onChange, onClose} = props
    const {formatMessage} = useIntl()
    const [paused, setHeld] = useState(false)
    const partRef = useRef<HTMLElement>(null)
    useClosing(paused, onClose)
    useKeepFocus(partRef, linkRef)
    const pauseHandlers = {
        onPointerEnter: () => setHeld(true),
        onPointerLeave: () => setHeld(false),
        onFocus: () => setHeld(true),
        onBlur: () => setHeld(false)
    }
    return (
        <section
            ref={partRef}
            className="store-confirmation"
            aria-label={formatMessage(messages.label)}
            {...pauseHandlers}
        >
            <IconButton icon="close" label={formatMessage(messages.close)} onClick={onClose} />
            <div role="status">
                <p className="store-confirmation__question">{formatMessage(messages.query)}</p>
                <p>{address}</p>
            </div>
            <Button look="quiet" onClick={onChange}>
                {formatMessage(messages.change)}
            </Button>
        </section>
    )
}
