import {useEffect, useRef} from 'react'
import {useIntl} from 'react-intl'
import type {PaymentMethod} from '@app/commerce/account/payment-methods'
import type {AccountPayment} from '@app/commerce/account/payments-due'
import {methodStanding} from '@app/domain/account-alerts'
import type {PaymentChoice} from '@app/domain/account-payments'
import {daysLate, dueStatus} from '@app/domain/agreements'
import type {CalendarDay} from '@app/domain/calendar'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {BillParts} from './agreement-bill'
import {useMethodName} from './method-name'
import {payMessages as texts} from './pay-messages'

/** Something that can be paid here, with its name. */
export type PayableLine = {payment: AccountPayment; name: string}

export type DueChoiceProps = {
    lines: readonly PayableLine[]
    choices: readonly PaymentChoice[]
    onChange: (choices: PaymentChoice[]) => void
    today: CalendarDay
    /** True if the shopper has come back to this step. */
    takesFocus: boolean
}

/**
 * The list of what can be paid, each with its rent, taxes and fees; owning the piece today is offered next to what is
 * due (G-42).
 */
export const DueChoice = ({lines, choices, onChange, today, takesFocus}: DueChoiceProps) => {
    const {formatMessage} = useIntl()
    const [money, dayText] = [useMoney(), useDayText()]
    const part = useRef<HTMLFieldSetElement>(null)
    useEffect(() => {
        if (takesFocus) part.current?.focus()
    }, [takesFocus])
    const choose = (id: string, kind: PaymentChoice['kind'] | null) =>
        onChange([
            ...choices.filter((one) => one.id !== id),
            ...(kind === null ? [] : [{id, kind}])
        ])
    return (
        <fieldset ref={part} tabIndex={-1} className="account-section">
            <legend className="field__label">{formatMessage(texts.what)}</legend>
            <ul className="account-lines">
                {lines.map(({payment, name}) => {
                    const {id, earlyPurchase, dueDay} = payment
                    const chosen = choices.find((one) => one.id === id)
                    const isEarly = chosen?.kind === 'early-purchase'
                    return (
                        <li key={id} className="account-line">
                            <label className="choice">
                                <input
                                    type="checkbox"
                                    checked={chosen !== undefined}
                                    onChange={() => choose(id, chosen ? null : 'due')}
                                />
                                <span className="choice__words">{name}</span>
                            </label>
                            {dueDay ? (
                                <p className="account-note">
                                    {formatMessage(texts[dueStatus(dueDay, today)], {
                                        day: dayText(dueDay),
                                        days: daysLate(dueDay, today)
                                    })}
                                </p>
                            ) : null}
                            <BillParts payment={payment} />
                            {chosen && earlyPurchase !== undefined ? (
                                <label className="choice">
                                    <input
                                        type="checkbox"
                                        checked={isEarly}
                                        aria-label={formatMessage(texts.earlyNamed, {
                                            amount: money(earlyPurchase),
                                            name
                                        })}
                                        onChange={() =>
                                            choose(id, isEarly ? 'due' : 'early-purchase')
                                        }
                                    />
                                    <span className="choice__words">
                                        {formatMessage(texts.early, {
                                            amount: money(earlyPurchase)
                                        })}
                                    </span>
                                </label>
                            ) : null}
                        </li>
                    )
                })}
            </ul>
        </fieldset>
    )
}

export type MethodChoiceProps = {
    methods: readonly PaymentMethod[]
    today: CalendarDay
    chosen: PaymentMethod | undefined
    onChoose: (method: PaymentMethod) => void
}

/** The saved cards. An expired card is shown but cannot be chosen (G-43). Nothing if there are no cards. */
export const MethodChoice = ({methods, today, chosen, onChoose}: MethodChoiceProps) => {
    const {formatMessage} = useIntl()
    const nameOf = useMethodName()
    if (methods.length === 0) return null
    return (
        <fieldset className="account-section">
            <legend className="field__label">{formatMessage(texts.how)}</legend>
            <div className="choices">
                {methods.map((method) => {
                    const isExpired = methodStanding(method.lastGoodDay, today) === 'expired'
                    const name = nameOf(method)
                    return (
                        <label key={method.id} className="choice">
                            <input
                                type="radio"
                                name="method"
                                disabled={isExpired}
                                checked={chosen?.id === method.id}
                                onChange={() => onChoose(method)}
                            />
                            <span className="choice__words">
                                {isExpired ? formatMessage(texts.expired, {method: name}) : name}
                            </span>
                        </label>
                    )
                })}
            </div>
        </fieldset>
    )
}
