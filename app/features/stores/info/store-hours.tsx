import {useIntl} from 'react-intl'
import {openingSpans, type OpeningSpan} from '@app/domain/store/hours/opening-spans'
import {usualStoreHours} from '@app/domain/store/hours/store-hours'
import {dayMessages, infoMessages} from '../messages'
import {clockText} from './clock-text'

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

/** A store's week, in as few lines as it takes [STORE-019] [STORE-020]. */
export const StoreHours = () => {
    const spanText = useSpanText()
    return (
        <ul className="store-hours">
            {openingSpans(usualStoreHours).map((span) => (
                <li key={span.from}>{spanText(span)}</li>
            ))}
        </ul>
    )
}
