import {type IntlShape, useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {defaultStoreHours, isOpen, type OpeningSpan, openingSpans} from '@app/domain/store-hours'
import {useHydrated} from '@app/lib/react-hooks'
import {wallClockIn} from '@app/lib/wall-clock'
import {Link} from '@app/routing/link'
import {buttonClass} from '@app/ui/button/button'
import {PhoneLink} from '@app/ui/typography/phone-number'
import {dayMessages, infoMessages} from './messages'
import {directionsAddress, StoreAddress} from './store-address'

const NOON = 12 * 60

/** A time of day as stores write it, '10:00 AM' [STORE-020]. Not by Intl, whose spaces differ between browsers and server. */
export const clockText = ({formatMessage}: IntlShape, minutes: number): string =>
    formatMessage(minutes < NOON ? infoMessages.morning : infoMessages.afternoon, {
        hour: String(Math.floor(minutes / 60) % 12 || 12),
        minute: String(minutes % 60).padStart(2, '0')
    })

const useSpanText = () => {
    const intl = useIntl()
    const {formatMessage} = intl
    return ({from, to, hours}: OpeningSpan): string => {
        const text =
            hours === 'closed'
                ? formatMessage(infoMessages.closed)
                : formatMessage(infoMessages.fromTo, {
                      opens: clockText(intl, hours.opens),
                      closes: clockText(intl, hours.closes)
                  })
        const [first, last] = [formatMessage(dayMessages[from]), formatMessage(dayMessages[to])]
        return from === to
            ? formatMessage(infoMessages.day, {day: first, hours: text})
            : formatMessage(infoMessages.span, {from: first, to: last, hours: text})
    }
}

/** A store's opening hours, in as few lines as possible [STORE-019] [STORE-020]. */
export const StoreHours = () => {
    const spanText = useSpanText()
    return (
        <ul className="store-hours">
            {openingSpans(defaultStoreHours).map((span) => (
                <li key={span.from}>{spanText(span)}</li>
            ))}
        </ul>
    )
}

/** Whether a store is open now; only the browser knows, as a page may be cached for hours. */
export const OpenNow = ({timeZone}: {timeZone: string | null}) => {
    const {formatMessage} = useIntl()
    const hydrated = useHydrated()
    if (timeZone === null) return null
    // Reserves the line for the text.
    if (!hydrated) return <span className="open-now">{'\u00a0'}</span>
    const open = isOpen(defaultStoreHours, wallClockIn(timeZone, new Date()))
    return (
        <span className={open ? 'open-now' : 'open-now open-now--closed'}>
            {formatMessage(open ? infoMessages.openNow : infoMessages.closedNow)}
        </span>
    )
}

/** A store's address, phone, opening hours and directions [STORE-017] to [STORE-021]. */
export const StoreFacts = ({store}: {store: Store}) => {
    const {formatMessage} = useIntl()
    const {phone, timeZone} = store
    return (
        <>
            <dl className="store-facts">
                <dt>{formatMessage(infoMessages.address)}</dt>
                <dd>
                    <StoreAddress store={store} />
                </dd>
                {phone === null ? null : (
                    <>
                        <dt>{formatMessage(infoMessages.phone)}</dt>
                        <dd>
                            <PhoneLink number={phone} />
                        </dd>
                    </>
                )}
                <dt>{formatMessage(infoMessages.hours)}</dt>
                <dd>
                    <StoreHours />
                    <OpenNow timeZone={timeZone} />
                </dd>
            </dl>
            <Link className={buttonClass('secondary')} to={directionsAddress(store)}>
                {formatMessage(infoMessages.directions)}
            </Link>
        </>
    )
}
