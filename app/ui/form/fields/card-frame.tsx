import {useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import {useLatest} from '@app/lib/browser/react-hooks'
import {OwnDocument} from '@app/lib/browser/own-document'

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

export type CardFrameProps = {
    /** The address of the frame's page, as configured. */
    address: string
    /** The frame's accessible name. */
    title: string
    onCard: (card: FramedCard) => void
}

/**
 * The form for a card, which is a framed page of somebody else, so that no number ever reaches our page [CONFIG-007]. It
 * is told who frames it and in which language.
 * Messages are only accepted from that frame and its exact origin, and the frame is never in a document that has shown
 * another page (D-31).
 */
export const CardFrame = ({address, title, onCard}: CardFrameProps) => {
    const frame = useRef<HTMLIFrameElement>(null)
    const latest = useLatest(onCard)
    const {locale} = useIntl()
    const url = new URL(address)
    url.searchParams.set('origin', window.location.origin)
    url.searchParams.set('locale', locale)

    useEffect(() => {
        const {origin} = new URL(address)
        const hear = (event: MessageEvent<unknown>) => {
            if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
            const card = cardOf(event.data)
            if (card) latest.current(card)
        }
        window.addEventListener('message', hear)
        return () => window.removeEventListener('message', hear)
    }, [address, latest])

    return (
        <OwnDocument fallback={<></>}>
            <iframe ref={frame} className="card-frame" src={url.href} title={title} />
        </OwnDocument>
    )
}
