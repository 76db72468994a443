import {useRef} from 'react'
import {useIntl} from 'react-intl'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import {usableMethods} from '@app/domain/agreements/account-alerts'
import type {PaymentChoice} from '@app/domain/payments/account-payments'
import {daysLate, dueStatus} from '@app/domain/agreements/agreements'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import type {FramedCard} from '@app/ui/form/fields/card-frame'
import {SaveCardChoice} from '@app/ui/form/fields/save-card-choice'
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
    useIsomorphicLayoutEffect(() => {
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

/** The card to pay with: a saved one, or one that was typed for this payment. */
export type ChosenCard =
    {kind: 'saved'; method: PaymentMethod} | {kind: 'typed'; card: FramedCard; isSaved: boolean}

/** Returns a function that names a card, saved or typed. */
export const useCardName = (): ((card: ChosenCard) => string) => {
    const nameOf = useMethodName()
    return (chosen) => {
        if (chosen.kind === 'saved') return nameOf(chosen.method)
        const {cardType: brand, lastFour} = chosen.card
        return nameOf({kind: 'card', brand, lastFour})
    }
}

type CardOptionProps = {
    name: string
    isChosen: boolean
    isOut?: boolean
    onChoose: () => void
}

const CardOption = ({name, isChosen, isOut = false, onChoose}: CardOptionProps) => (
    <label className="choice">
        <input type="radio" name="method" disabled={isOut} checked={isChosen} onChange={onChoose} />
        <span className="choice__words">{name}</span>
    </label>
)

export type MethodChoiceProps = {
    methods: readonly PaymentMethod[]
    today: CalendarDay
    /** A card that was typed for this payment. */
    typed: Extract<ChosenCard, {kind: 'typed'}> | null
    chosen: ChosenCard | undefined
    onChoose: (chosen: ChosenCard) => void
}

/**
 * The saved cards, and the typed one. An expired card is shown but cannot be chosen (G-43); one that was declined says
 * so (D-43). Nothing if there are no cards.
 */
export const MethodChoice = ({methods, today, typed, chosen, onChoose}: MethodChoiceProps) => {
    const {formatMessage} = useIntl()
    const [nameOf, cardName] = [useMethodName(), useCardName()]
    const usable = usableMethods(methods, today)
    if (methods.length === 0 && typed === null) return null
    const wordsFor = (method: PaymentMethod) => {
        const name = {method: nameOf(method)}
        if (!usable.includes(method)) return formatMessage(texts.expired, name)
        return method.isDeclined ? formatMessage(texts.declinedBefore, name) : name.method
    }
    return (
        <fieldset className="account-section">
            <legend className="field__label">{formatMessage(texts.how)}</legend>
            <div className="choices">
                {methods.map((method) => (
                    <CardOption
                        key={method.id}
                        name={wordsFor(method)}
                        isOut={!usable.includes(method)}
                        isChosen={chosen?.kind === 'saved' && chosen.method.id === method.id}
                        onChoose={() => onChoose({kind: 'saved', method})}
                    />
                ))}
                {typed ? (
                    <CardOption
                        name={cardName(typed)}
                        isChosen={chosen?.kind === 'typed'}
                        onChoose={() => onChoose(typed)}
                    />
                ) : null}
            </div>
            {typed && chosen?.kind === 'typed' ? (
                <SaveCardChoice
                    isSaved={typed.isSaved}
                    onChange={(isSaved) => onChoose({...typed, isSaved})}
                />
            ) : null}
        </fieldset>
    )
}
