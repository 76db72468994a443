import {useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {pricedLines} from '@app/commerce/basket/priced-lines'
import {useSaveSchedule} from '@app/commerce/checkout/basket-steps'
import type {Line} from '@app/commerce/basket/basket'
import {addDays, type CalendarDay} from '@app/domain/calendar'
import {basketTotals} from '@app/domain/basket'
import {firstDueDateProblem, firstDueDays} from '@app/domain/checkout'
import {readTypedDate, type TypedDate} from '@app/domain/person'
import {paymentFrequencies, type PaymentFrequency, paymentFrequencyFrom} from '@app/domain/pricing'
import {useNavigate} from '@app/routing/location'
import {RadioGroup, SelectField} from '@app/ui/form/choice-fields'
import {DateField} from '@app/ui/form/date-field'
import {Form} from '@app/ui/form/form'
import {frequencyMessages} from '@app/ui/form/messages'
import {StepPage} from '@app/ui/form/step-page'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {useWeekdayText} from '@app/ui/typography/day-text'
import {checkoutPath, stepCount} from './checkout-address'
import {scheduleMessages as texts} from './messages'
import type {StepProps} from './use-checkout'

type Values = {frequency: string; day: string; typed: TypedDate}

const TYPED = 'typed'

const noDate: TypedDate = {month: '', day: '', year: ''}

/** Every day on which the first payment may be due, both ends included. */
const dueDays = (today: CalendarDay): CalendarDay[] => {
    const {earliest, latest} = firstDueDays(today)
    const days: CalendarDay[] = []
    for (let day = earliest; day <= latest; day = addDays(day, 1)) days.push(day)
    return days
}

/** The day chosen of the list, or typed; undefined where neither is a day. */
const dayOf = ({day, typed}: Pick<Values, 'day' | 'typed'>): CalendarDay | undefined => {
    if (day !== TYPED) return day === '' ? undefined : day
    const read = readTypedDate(typed)
    return 'day' in read ? read.day : undefined
}

const FirstDay = ({today}: {today: CalendarDay}) => {
    const {formatMessage} = useIntl()
    const chosen: unknown = useWatch({name: 'day'})
    const say = useWeekdayText()
    const limits = firstDueDays(today)
    const wrong = (typed: TypedDate) => {
        if (chosen !== TYPED) return undefined
        const read = readTypedDate(typed)
        if (!('day' in read)) return {problem: texts['day-wrong'], parts: read.parts}
        const problem = firstDueDateProblem(read.day, today)
        return (
            problem && {
                problem: formatMessage(texts[problem], {
                    earliest: say(limits.earliest),
                    latest: say(limits.latest)
                })
            }
        )
    }
    return (
        <>
            <SelectField
                name="day"
                label={formatMessage(texts.day)}
                hint={formatMessage(texts.dayHint)}
                width="md"
                options={[
                    ...dueDays(today).map((day) => ({value: day, label: say(day)})),
                    {value: TYPED, label: formatMessage(texts.typed)}
                ]}
                validate={(day) => (day === '' ? texts['day-missing'] : undefined)}
            />
            {chosen === TYPED ? (
                <DateField
                    name="typed"
                    label={formatMessage(texts.typedDay)}
                    hint={formatMessage(texts.typedHint)}
                    validate={wrong}
                />
            ) : null}
        </>
    )
}

/** What the whole cart costs at each frequency, beside its name; the terms stand on the next page. */
const useFrequencyOptions = (lines: readonly Line[]) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    return paymentFrequencies.map((frequency) => {
        const {payment, totalCostToOwn} = basketTotals(pricedLines(lines), frequency)
        return {
            value: frequency,
            label: formatMessage(frequencyMessages[frequency]),
            hint: formatMessage(texts.amount, {
                payment: money(payment),
                per: formatMessage(spokenPerMessages[frequency]),
                total: money(totalCostToOwn)
            })
        }
    })
}

/** How often the shopper pays, and from when [CHECKOUT-002] [CHECKOUT-006]. */
export const ScheduleStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveSchedule()
    const {basket, kept: stored, today} = checkout
    const lines = basket?.lines ?? []
    const options = useFrequencyOptions(lines)
    const before = stored?.schedule
    const isOnTime = before && firstDueDateProblem(before.firstDueDate, today) === undefined

    const send = async (values: Values) => {
        const firstDueDate = dayOf(values)
        if (!basket || firstDueDate === undefined) return {alert: formatMessage(texts.failed)}
        const frequency: PaymentFrequency = paymentFrequencyFrom(values.frequency)
        await save({
            basketId: basket.id,
            choice: {frequency, firstDueDate},
            lineIds: lines.map(({id}) => id)
        })
        goTo(checkoutPath('terms', base))
        return undefined
    }
    return (
        <Form<Values>
            key="schedule"
            defaultValues={{
                frequency: before?.frequency ?? 'weekly',
                day: isOnTime ? before.firstDueDate : '',
                typed: noDate
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
                <FirstDay today={today} />
            </StepPage>
        </Form>
    )
}
