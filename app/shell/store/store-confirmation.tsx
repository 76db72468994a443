import {Popover} from '@chakra-ui/react'
import {type RefObject, useEffect, useLayoutEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useLatest} from '@app/lib/browser/react-hooks'
import {Button, IconButton} from '@app/ui/button/button'
import {OverlayProvider} from '@app/ui/overlay/overlay-provider'
import {useOwnLayer} from '@app/ui/overlay/own-layer'
import {positionListeners} from '@app/ui/overlay/position-listeners'
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
        window.addEventListener('scroll', onScroll, {passive: true})
        return () => window.removeEventListener('scroll', onScroll)
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

/**
 * Asks once whether the assigned store is right [STORE-056, STORE-057]; nothing waits for the answer (C-30). Chakra's
 * popover: open from the start, it leaves the focus where it is. It loads Chakra, so load it on demand.
 */
export const StoreConfirmation = (props: StoreConfirmationProps) => {
    const {address, linkRef, onChange, onClose} = props
    const {formatMessage} = useIntl()
    const [paused, setHeld] = useState(false)
    const partRef = useRef<HTMLDivElement>(null)
    useClosing(paused, onClose)
    useKeepFocus(partRef, linkRef)
    useOwnLayer(partRef)
    const pauseHandlers = {
        onPointerEnter: () => setHeld(true),
        onPointerLeave: () => setHeld(false),
        onFocus: () => setHeld(true),
        onBlur: () => setHeld(false)
    }
    return (
        <OverlayProvider>
            <Popover.Root
                open
                portalled={false}
                closeOnInteractOutside={false}
                positioning={{
                    listeners: positionListeners(),
                    placement: 'bottom-start',
                    gutter: 0,
                    getAnchorElement: () => linkRef.current
                }}
                onOpenChange={({open}) => {
                    if (!open) onClose()
                }}
            >
                <Popover.Positioner>
                    {/* No dialog: nobody opened it, and the page goes on. */}
                    <Popover.Content ref={partRef} role="region" {...pauseHandlers}>
                        <IconButton
                            icon="close"
                            label={formatMessage(messages.close)}
                            onClick={onClose}
                        />
                        <div role="status">
                            <Popover.Title>{formatMessage(messages.query)}</Popover.Title>
                            <Popover.Description>{address}</Popover.Description>
                        </div>
                        <Button look="quiet" onClick={onChange}>
                            {formatMessage(messages.change)}
                        </Button>
                    </Popover.Content>
                </Popover.Positioner>
            </Popover.Root>
        </OverlayProvider>
    )
}
