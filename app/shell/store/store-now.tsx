import {defineMessages, useIntl} from 'react-intl'
import {formatPhone, phoneDigits} from '@app/domain/person/person'
import {defaultStoreHours, openUntil} from '@app/domain/stores/store-hours'
import {useWallClock} from '@app/lib/browser/use-wall-clock'
import {commonMessages} from '@app/ui/common-messages'
import {Drawing} from '@app/ui/picture/icon'
import {clockText} from '@app/ui/store/store-hours'
import {PhoneNumber} from '@app/ui/typography/phone-number'
import {useFeatureStyles} from '../feature-styles'

const messages = {
    call: commonMessages.call,
    open: commonMessages.openNow,
    closed: commonMessages.closedNow,
    ...defineMessages({
        until: {id: 'header.store.until', defaultMessage: 'until {time}'}
    })
}

/** Lucide's telephone; no other part shows one. */
const phonePath =
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384'

const styles = ['store-now']

type OpenNowProps = {timeZone: string | null; clock: (() => Date) | undefined}

const OpenNow = ({timeZone, clock}: OpenNowProps) => {
    const intl = useIntl()
    const wall = useWallClock(timeZone, clock)
    if (wall === null) return null
    const closes = openUntil(defaultStoreHours, wall)
    if (closes === null) {
        return <p className="store-now__hours">{intl.formatMessage(messages.closed)}</p>
    }
    const until = intl.formatMessage(messages.until, {time: clockText(intl, closes)})
    return (
        <p className="store-now__hours" title={until}>
            <span className="store-now__open">{intl.formatMessage(messages.open)}</span>{' '}
            <span className="store-now__until">{until}</span>
        </p>
    )
}

export type StoreNowProps = {
    phone: string | null
    timeZone: string | null
    clock?: () => Date
}

/**
 * The shopper's store beside its link: whether it is open at this minute, by its own time zone and the hours of all
 * stores (G-52), and its number. Only a browser knows, as a page may be cached for hours: load it on demand.
 */
export const StoreNow = ({phone, timeZone, clock}: StoreNowProps) => {
    const {formatMessage} = useIntl()
    const canShow = useFeatureStyles(styles)
    if (!canShow) return null
    return (
        <div className="store-now">
            <OpenNow timeZone={timeZone} clock={clock} />
            {phone === null ? null : (
                <a
                    href={`tel:+1${phoneDigits(phone)}`}
                    aria-label={formatMessage(messages.call, {phone: formatPhone(phone)})}
                >
                    <Drawing path={phonePath} />
                    <PhoneNumber number={phone} />
                </a>
            )}
        </div>
    )
}
