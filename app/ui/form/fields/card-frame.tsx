import {useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {useLatest} from '@app/lib/browser/react-hooks'
import {OwnDocument} from '@app/lib/browser/own-document'
import {Button} from '../../button/button'
import {Notice} from '../../feedback/notice'
import {messages} from '../field-messages'

/** A card as the frame reports it: a token, and the details that may be shown. */
export type FramedCard = {
    token: string
    cardType: string
    lastFour: string
    expirationDate: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The card in a message; undefined for anything else that a window may send (D-31). */
export const cardOf = (data: unknown): FramedCard | undefined => {
    if (typeof data !== 'object' || data === null) return undefined
    const of = (name: string): unknown => Reflect.get(data, name)
    const [token, cardType] = [of('token'), of('cardType')]
    const [lastFour, expirationDate] = [of('lastFour'), of('expirationDate')]
    const isWhole = of('type') === 'card-token' && isText(token) && isText(cardType)
    if (!isWhole || !isText(lastFour) || !isText(expirationDate)) return undefined
    return /^\d{4}$/.test(lastFour) ? {token, cardType, lastFour, expirationDate} : undefined
}

/** How long a frame may take until it says that it can be used, in milliseconds. */
const DEADLINE_MS = 10_000

const isReady = (data: unknown): boolean =>
    typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'card-frame-ready'

/**
 * Calls back with what the frame posts, from its exact origin only (D-31). Returns the frame's ref and number, a function
 * that loads it again, and whether it has been silent for too long: no browser tells a page that a frame of somebody else
 * has failed.
 */
const useFrame = (address: string, onCard: (card: FramedCard) => void) => {
    const frame = useRef<HTMLIFrameElement>(null)
    const latest = useLatest(onCard)
    const [attempt, setAttempt] = useState(0)
    const [lateAttempt, setLateAttempt] = useState<number | null>(null)

    useEffect(() => {
        const {origin} = new URL(address)
        const timer = setTimeout(() => {
            // A form that somebody types into works, although it does not say so.
            if (document.activeElement !== frame.current) setLateAttempt(attempt)
        }, DEADLINE_MS)
        const hear = (event: MessageEvent<unknown>) => {
            if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
            const card = cardOf(event.data)
            if (!card && !isReady(event.data)) return
            clearTimeout(timer)
            setLateAttempt(null)
            if (card) latest.current(card)
        }
        window.addEventListener('message', hear)
        return () => {
            clearTimeout(timer)
            window.removeEventListener('message', hear)
        }
    }, [address, attempt, latest])

    const isLate = lateAttempt === attempt
    return {frame, attempt, isLate, loadAgain: () => setAttempt(attempt + 1)}
}

export type CardFrameProps = {
    /** The address of the frame's page, as configured. */
    address: string
    /** The frame's accessible name. */
    title: string
    onCard: (card: FramedCard) => void
}

/**
 * The form for a card, which is a framed page of somebody else, so that no number ever reaches our page [CONFIG-007]. It
 * is told who frames it and in which language, and is never in a document that has shown another page (D-31). If it is
 * not there in time, the shopper reads so and can load it again; a frame that comes later can still be used.
 */
export const CardFrame = ({address, title, onCard}: CardFrameProps) => {
    const {formatMessage, locale} = useIntl()
    const part = useRef<HTMLDivElement>(null)
    const {frame, attempt, isLate, loadAgain} = useFrame(address, onCard)
    const url = new URL(address)
    url.searchParams.set('origin', window.location.origin)
    url.searchParams.set('locale', locale)

    const press = () => {
        // The button goes; whoever pressed it is still at the form.
        part.current?.focus()
        loadAgain()
    }
    return (
        <OwnDocument fallback={<></>}>
            <div ref={part} className="card-frame" tabIndex={-1}>
                {isLate ? (
                    <Notice tone="error">
                        <p>{formatMessage(messages.frameLate)}</p>
                        <p>
                            <Button look="secondary" onClick={press}>
                                {formatMessage(messages.frameAgain)}
                            </Button>
                        </p>
                    </Notice>
                ) : null}
                <iframe
                    key={attempt}
                    ref={frame}
                    className="card-frame__page"
                    src={url.href}
                    title={title}
                    // In place of the browser's own words about what failed. It goes on loading.
                    hidden={isLate}
                />
            </div>
        </OwnDocument>
    )
}
