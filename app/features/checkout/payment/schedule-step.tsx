import {useEffect, useRef} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useSaveSchedule} from '@app/commerce/checkout/basket-steps'
import {pricedLines} from '@app/commerce/basket/basket'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {basketTotals} from '@app/domain/basket/basket'
import {
    defaultNextPayment,
    nextPaymentDays,
    nextPaymentProblem
} from '@app/domain/payments/next-payment'
import {asTypedDate, readTypedDate, type TypedDate} from '@app/domain/person/person'
import {
    paymentFrequencies,
    type PaymentFrequency,
    paymentFrequencyFrom
} from '@app/domain/prices/pricing'
import {totalsWithCode} from '@app/domain/basket/promo-code'
import {useNavigate} from '@app/routing/route/location'
import {CalendarField} from '@app/ui/form/pickers/calendar-field'
import {RadioGroup} from '@app/ui/form/fields/choice-fields'
import {type DateProblem, typedDate} from '@app/ui/form/field-sets/typed-date'
import {Form} from '@app/ui/form/form'
import {frequencyMessages} from '@app/ui/form/messages'
import {StepPage} from '@app/ui/form/steps/step-page'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {useWeekdayText} from '@app/ui/typography/day-text'
import {checkoutPath, stepCount} from '../frame/checkout-address'
import {DueOfBasket} from '../frame/due-words'
import {scheduleMessages as texts} from '../frame/schedule-messages'
import type {StepProps} from '../frame/use-checkout'

const scheduleSchema = (problemOf: (typed: TypedDate) => DateProblem | undefined) =>
    z.object({frequency: z.string(), nextDay: typedDate(problemOf)})

type Values = z.infer<ReturnType<typeof scheduleSchema>>

/** The message about a day that is wrong, and which of its parts are wrong; undefined if it is right. */
const useDayProblem = (today: CalendarDay) => {
    const {formatMessage} = useIntl()
    const weekdayText = useWeekdayText()
    const {earliest, latest} = nextPaymentDays(today)
    return (typed: TypedDate): DateProblem | undefined => {
        const read = readTypedDate(typed)
        if (!('day' in read)) {
            const isEmpty = read.problem === 'missing' && read.parts.length === 3
            return {problem: texts[isEmpty ? 'day-missing' : 'day-wrong'], parts: read.parts}
        }
        const problem = nextPaymentProblem(read.day, today)
        if (!problem) return undefined
        const limits = {earliest: weekdayText(earliest), latest: weekdayText(latest)}
        return {problem: formatMessage(texts[problem], limits)}
    }
}

/**
 * The options of the frequency, each with the price of the whole cart, with its promo code if there is one (D-07). The
 * full terms are on the next page.
 */
const useFrequencyOptions = (basket: CheckoutBasket | null) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const lines = pricedLines(basket?.lines ?? [])
    const code = basket?.promoCode ?? ''
    return paymentFrequencies.map((frequency) => {
        const withCode = totalsWithCode(lines, frequency)
        const {payment, totalCostToOwn} = withCode ?? basketTotals(lines, frequency)
        return {
            value: frequency,
            label: formatMessage(frequencyMessages[frequency]),
            hint: formatMessage(withCode ? texts.amountWithCode : texts.amount, {
                payment: money(payment),
                per: formatMessage(spokenPerMessages[frequency]),
                total: money(totalCostToOwn),
                code
            })
        }
    })
}

type ChosenProps = {basket: CheckoutBasket | null; today: CalendarDay}

/**
 * What the choices mean, in the words of every later page (D-44). A day that is a period ahead follows the frequency when
 * that changes; any other day is the shopper's own.
 */
const Chosen = ({basket, today}: ChosenProps) => {
    const {setValue, getValues} = useFormContext<Values>()
    const frequency = useWatch<Values, 'frequency'>({name: 'frequency'})
    const nextDay = useWatch<Values, 'nextDay'>({name: 'nextDay'})
    const before = useRef(frequency)
    useEffect(() => {
        if (before.current === frequency) return
        before.current = frequency
        const entered = readTypedDate(getValues('nextDay'))
        const defaults = paymentFrequencies.map((one) => defaultNextPayment(today, one))
        if (!('day' in entered) || !defaults.includes(entered.day)) return
        const day = defaultNextPayment(today, paymentFrequencyFrom(frequency))
        if (day !== entered.day) setValue('nextDay', asTypedDate(day))
    }, [frequency, getValues, setValue, today])
    const read = readTypedDate(nextDay)
    if (!basket || !('day' in read)) return null
    if (nextPaymentProblem(read.day, today) !== undefined) return null
    const schedule = {frequency: paymentFrequencyFrom(frequency), firstDueDate: read.day}
    return <DueOfBasket basket={basket} schedule={schedule} />
}

/** How often the shopper pays, and the day of the next payment [CHECKOUT-002] [CHECKOUT-006] (D-44). */
export const ScheduleStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveSchedule()
    const {basket, record: stored, today} = checkout
    const lines = basket?.lines ?? []
    const options = useFrequencyOptions(basket)
    const before = stored?.schedule
    const isOnTime = before && nextPaymentProblem(before.firstDueDate, today) === undefined
    const problemOf = useDayProblem(today)
    const weekdayText = useWeekdayText()
    const days = nextPaymentDays(today)

    const send = async (values: Values) => {
        const read = readTypedDate(values.nextDay)
        if (!basket || !('day' in read)) return {alert: formatMessage(texts.failed)}
        const frequency: PaymentFrequency = paymentFrequencyFrom(values.frequency)
        await save({
            basketId: basket.id,
            choice: {frequency, firstDueDate: read.day},
            lineIds: lines.map(({id}) => id)
        })
        goTo(checkoutPath('terms', base))
        return undefined
    }
    return (
        <Form
            schema={scheduleSchema(problemOf)}
            key="schedule"
            defaultValues={{
                frequency: before?.frequency ?? 'weekly',
                nextDay: asTypedDate(
                    isOnTime
                        ? before.firstDueDate
                        : defaultNextPayment(today, before?.frequency ?? 'weekly')
                )
            }}
            onSubmit={send}
        >
            <StepPage
                step={stepCount('schedule')}
                minutes={4}
                title={formatMessage(texts.title)}
                back={checkoutPath('delivery', base)}
            >
                <RadioGroup
                    name="frequency"
                    label={formatMessage(texts.frequency)}
                    options={options}
                />
                <CalendarField
                    name="nextDay"
                    label={formatMessage(texts.day)}
                    hint={formatMessage(texts.dayHint, {
                        earliest: weekdayText(days.earliest),
                        latest: weekdayText(days.latest)
                    })}
                    {...days}
                />
                <Chosen basket={basket} today={today} />
            </StepPage>
        </Form>
    )
}
