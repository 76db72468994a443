import {useIntl} from 'react-intl'
import type {Agency, RefusalNotice, Score} from '@app/commerce/approvals/refusal-notice'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {Button} from '@app/ui/button/button'
import {useDayText} from '@app/ui/typography/day-text'
import {PhoneLink} from '@app/ui/typography/phone-number'
import {noticeMessages as messages} from '../frame/messages'

const AgencyBlock = ({name, address, phone}: Agency) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <h3>{formatMessage(messages.agency)}</h3>
            <address>
                {name}
                {address === null ? null : <div>{address}</div>}
                {phone === null ? null : <PhoneLink number={phone} />}
            </address>
        </>
    )
}

const ScoreBlock = ({value, range, day, factors}: Score) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    return (
        <>
            <h3>{formatMessage(messages.score)}</h3>
            <p>
                {range === null
                    ? value
                    : formatMessage(messages.scoreRange, {score: value, ...range})}
            </p>
            {day === null ? null : (
                <p>
                    {formatMessage(messages.scoreDay)} {dayText(day)}
                </p>
            )}
            {factors.length === 0 ? null : (
                <>
                    <p>{formatMessage(messages.factors)}</p>
                    <ul className="approval__list">
                        {factors.map((factor) => (
                            <li key={factor}>{factor}</li>
                        ))}
                    </ul>
                </>
            )}
        </>
    )
}

export type RefusalNoticeViewProps = {notice: RefusalNotice; until: CalendarDay | null}

/**
 * The platform's notice about a refusal, unchanged: the credit report, the score and the shopper's rights; to read
 * again and to print (D-33).
 */
export const RefusalNoticeView = ({notice, until}: RefusalNoticeViewProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const {agency, score, statements} = notice
    return (
        <section className="approval__part" aria-labelledby="refusal-notice">
            <h2 id="refusal-notice">{formatMessage(messages.title)}</h2>
            {statements.map((statement) => (
                <p key={statement}>{statement}</p>
            ))}
            {agency ? <AgencyBlock {...agency} /> : null}
            {score ? <ScoreBlock {...score} /> : null}
            {until === null ? null : <p>{formatMessage(messages.keep, {day: dayText(until)})}</p>}
            <Button look="secondary" onClick={() => window.print()}>
                {formatMessage(messages.print)}
            </Button>
        </section>
    )
}
