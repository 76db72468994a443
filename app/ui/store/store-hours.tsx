import {type IntlShape, useIntl} from 'react-intl'
import {defaultStoreHours, type OpeningSpan, openingSpans} from '@app/domain/stores/store-hours'
import {dayMessages, hoursMessages as texts} from './messages'

const NOON = 12 * 60

/** A time of day as stores write it, '10:00 AM' [STORE-020]. Not by Intl, whose spaces differ between browsers and server. */
export const clockText = ({formatMessage}: IntlShape, minutes: number): string =>
    formatMessage(minutes < NOON ? texts.morning : texts.afternoon, {
        hour: String(Math.floor(minutes / 60) % 12 || 12),
        minute: String(minutes % 60).padStart(2, '0')
    })

const useSpanText = () => {
    const intl = useIntl()
    const {formatMessage} = intl
    return ({from, to, hours}: OpeningSpan): string => {
        const text =
            hours === 'closed'
                ? formatMessage(texts.closed)
                : formatMessage(texts.fromTo, {
                      opens: clockText(intl, hours.opens),
                      closes: clockText(intl, hours.closes)
                  })
        const [first, last] = [formatMessage(dayMessages[from]), formatMessage(dayMessages[to])]
        return from === to
            ? formatMessage(texts.day, {day: first, hours: text})
            : formatMessage(texts.span, {from: first, to: last, hours: text})
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
