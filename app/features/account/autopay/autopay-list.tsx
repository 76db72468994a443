import {useState} from 'react'
import {useIntl} from 'react-intl'
import {useEndAutopay} from '@app/commerce/account/payments/autopay'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import {methodStatus} from '@app/domain/agreements/account-alerts'
import {lastDayToEnd} from '@app/domain/payments/autopay'
import {type CalendarDay, isCalendarDay} from '@app/domain/calendar/calendar'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {LateConfirmDialog} from '@app/ui/overlay/late-confirm-dialog'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {type Fact, Facts} from '@app/ui/typography/facts'
import type {AutopayLine} from './autopay-lines'
import {autopayMessages as texts} from './autopay-messages'
import {useMethodName} from '../payments/method-name'
import {dayAtStore, type StoreDay} from '../frame/store-day'

type LineProps = {line: AutopayLine; method: PaymentMethod | undefined; storeDay: StoreDay}

/** What autopay takes next and from which card, and when the shopper agreed to it. */
export const useAutopayFacts = (): ((props: LineProps) => Fact[]) => {
    const {formatMessage} = useIntl()
    const [money, dayText, nameOf] = [useMoney(), useDayText(), useMethodName()]
    return ({line: {next, autopayConsent}, method, storeDay: {store, today}}) => {
        const facts = [
            {
                label: texts.takesFrom,
                value: method ? nameOf(method) : formatMessage(texts.noCard)
            },
            {
                label: texts.next,
                value: next
                    ? formatMessage(texts.nextOn, {
                          amount: money(next.amount),
                          day: dayText(next.day)
                      })
                    : formatMessage(texts.afterDelivery)
            }
        ]
        if (next) {
            const stopBy = lastDayToEnd(next.day)
            const value =
                stopBy >= today
                    ? formatMessage(texts.stopByDay, {day: dayText(stopBy)})
                    : formatMessage(texts.tooLate, {
                          stopBy: dayText(stopBy),
                          day: dayText(next.day)
                      })
            facts.push({label: texts.stopBy, value})
        }
        if (autopayConsent) {
            const {version, acceptedAt} = autopayConsent
            const day = dayText(dayAtStore(store, new Date(acceptedAt)))
            facts.push({
                label: texts.agreed,
                value: formatMessage(texts.agreedOn, {
                    day,
                    version: isCalendarDay(version) ? dayText(version) : version
                })
            })
        }
        return facts.map(({label, value}) => ({label: formatMessage(label), value}))
    }
}

/** Why nothing can be taken from the card; undefined if it can. */
const cardProblem = (method: PaymentMethod | undefined, today: CalendarDay) => {
    if (!method) return texts.cardRemoved
    return methodStatus(method.lastGoodDay, today) === 'expired' ? texts.cardExpired : undefined
}

type OnProps = LineProps & {onChange: () => void; onEnd: () => void}

const OnLine = ({line, method, storeDay, onChange, onEnd}: OnProps) => {
    const {formatMessage} = useIntl()
    const factsOf = useAutopayFacts()
    const {name} = line
    const problem = cardProblem(method, storeDay.today)
    return (
        <li className="account-line">
            <h3>{name}</h3>
            {problem ? <Notice tone="warning">{formatMessage(problem)}</Notice> : null}
            <Facts rows={factsOf({line, method, storeDay})} />
            <p className="account-actions">
                <Button
                    look="secondary"
                    aria-label={formatMessage(texts.changeNamed, {name})}
                    onClick={onChange}
                >
                    {formatMessage(texts.change)}
                </Button>
                <Button
                    look="quiet"
                    aria-label={formatMessage(texts.endNamed, {name})}
                    onClick={onEnd}
                >
                    {formatMessage(texts.end)}
                </Button>
            </p>
        </li>
    )
}

export type AutopayListProps = {
    lines: readonly AutopayLine[]
    methods: readonly PaymentMethod[]
    storeDay: StoreDay
    onChange: (line: AutopayLine) => void
    onEnded: () => void
}

/** What is on autopay. It can be turned off here as easily as it was turned on (D-32). */
export const AutopayList = ({lines, methods, storeDay, onChange, onEnded}: AutopayListProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const [toEnd, setToEnd] = useState<AutopayLine | null>(null)
    const {mutateAsync: end} = useEndAutopay()
    const endText = ({name, next}: AutopayLine) => {
        const ends = formatMessage(texts.endText, {name})
        if (!next || lastDayToEnd(next.day) >= storeDay.today) return ends
        return `${ends} ${formatMessage(texts.endTooLate, {day: dayText(next.day)})}`
    }
    const endAutopay = async ({id, of, name}: AutopayLine) => {
        setToEnd(null)
        try {
            await end({id, of})
            showToast(formatMessage(texts.ended, {name}), 'good')
        } catch {
            showToast(formatMessage(texts.notEnded, {name}), 'error')
        }
        onEnded()
    }
    if (lines.length === 0) return <p className="account-note">{formatMessage(texts.none)}</p>
    return (
        <>
            <ul className="account-lines" aria-label={formatMessage(texts.on)}>
                {lines.map((line) => (
                    <OnLine
                        key={line.id}
                        line={line}
                        method={methods.find(({id}) => id === line.autopayMethodId)}
                        storeDay={storeDay}
                        onChange={() => onChange(line)}
                        onEnd={() => setToEnd(line)}
                    />
                ))}
            </ul>
            {toEnd ? (
                <LateConfirmDialog
                    danger
                    title={formatMessage(texts.endTitle)}
                    message={endText(toEnd)}
                    confirm={formatMessage(texts.end)}
                    cancel={formatMessage(texts.keep)}
                    onConfirm={() => void endAutopay(toEnd)}
                    onCancel={() => setToEnd(null)}
                />
            ) : null}
        </>
    )
}
