import {useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {
    type Booking,
    type ServiceReason,
    useBookVisit,
    type Visit,
    type VisitEnd,
    visitSlots
} from '@app/commerce/account/visits/visits'
import {slotDays, slotsOn, type VisitSlot} from '@app/domain/agreements/visits'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {RadioGroup, SelectField} from '@app/ui/form/fields/choice-fields'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {filled, rule, ruleAt} from '@app/ui/form/schema'
import {withWait} from '@app/ui/form/write-failure'
import {CallStore, type ReachedStore} from '@app/ui/store/reach-store'
import {useTimeText, useWeekdayText} from '@app/ui/typography/day-text'
import {AccountSection} from '../frame/account-section'
import {visitEndMessages, visitFormMessages as texts, visitMessages} from './visit-messages'

const reasons: readonly ServiceReason[] = ['not-working', 'damaged', 'noise', 'other']

/** Returns a function that writes a time window in the shopper's language: the day, and two times in local time. */
export const useSlotText = (): ((slot: VisitSlot) => string) => {
    const {formatMessage} = useIntl()
    const [day, time] = [useWeekdayText(), useTimeText()]
    return ({date, startTime, endTime}) =>
        formatMessage(texts.when, {
            day: day(date),
            from: time(startTime),
            until: time(endTime)
        })
}

/** Returns a function that gives what a shopper reads when a booking or a cancellation was not done. */
export const useVisitEndText = (): ((end: Exclude<VisitEnd, {state: 'done'}>) => string) => {
    const intl = useIntl()
    const words = (end: keyof typeof visitEndMessages) => intl.formatMessage(visitEndMessages[end])
    return (end) =>
        end.state === 'refused' ? words(end.why) : withWait(intl, words(end.state), end)
}

/** A reason is only asked of a service; a time as soon as the chosen day has windows. */
const visitSchema = ({kind}: Visit, slots: readonly VisitSlot[]) =>
    z
        .object({
            reason: z
                .string()
                .check(
                    rule((reason) =>
                        kind === 'service' && reason === '' ? texts.reasonMissing : undefined
                    )
                ),
            day: z.string().check(filled(texts.dayMissing)),
            time: z.string()
        })
        .check(
            ruleAt('time', ({day, time}) => {
                const windows = slotsOn(slots, day)
                if (windows.length === 0) return undefined
                const isOpen = windows.some(({startTime}) => startTime === time)
                return isOpen ? undefined : texts.timeMissing
            })
        )

type Values = z.infer<ReturnType<typeof visitSchema>>

/** Fields for the day and its time windows. A day that is full by now has no windows. */
const DayAndTime = ({slots}: {slots: readonly VisitSlot[]}) => {
    const {formatMessage} = useIntl()
    const [dayText, timeText] = [useWeekdayText(), useTimeText()]
    const chosen: unknown = useWatch({name: 'day'})
    const windows = typeof chosen === 'string' ? slotsOn(slots, chosen) : []
    return (
        <>
            <SelectField
                name="day"
                label={formatMessage(texts.day)}
                hint={formatMessage(texts.atHome)}
                width="md"
                options={slotDays(slots).map((day) => ({value: day, label: dayText(day)}))}
            />
            {windows.length > 0 ? (
                <RadioGroup
                    name="time"
                    label={formatMessage(texts.time)}
                    options={windows.map(({startTime, endTime}) => ({
                        value: startTime,
                        label: formatMessage(texts.window, {
                            from: timeText(startTime),
                            until: timeText(endTime)
                        })
                    }))}
                />
            ) : null}
        </>
    )
}

const Reason = () => {
    const {formatMessage} = useIntl()
    return (
        <RadioGroup
            name="reason"
            label={formatMessage(texts.reason)}
            options={reasons.map((reason) => ({
                value: reason,
                label: formatMessage(texts[reason])
            }))}
        />
    )
}

export type VisitFormProps = {
    visit: Visit
    /** The name of what is delivered or serviced. */
    name: string
    /** The store, for those whom no time suits; null while it is not known. */
    store: ReachedStore | null
    onBooked: (slot: VisitSlot) => void
    onBack: () => void
}

const SlotForm = (props: VisitFormProps & {slots: readonly VisitSlot[]}) => {
    const {visit, slots, onBooked, onBack} = props
    const {formatMessage} = useIntl()
    const {mutateAsync: book} = useBookVisit()
    const endText = useVisitEndText()

    const send = async ({day, time, reason}: Values) => {
        const slot = slotsOn(slots, day).find(({startTime}) => startTime === time)
        if (!slot) return {fields: {day: formatMessage(texts.timeMissing)}}
        const booking: Booking = {
            ...visit,
            slot,
            reason: reasons.find((one) => one === reason) ?? 'other'
        }
        const end = await book(booking)
        if (end.state === 'done') {
            onBooked(slot)
            return undefined
        }
        return {alert: endText(end)}
    }
    return (
        <Form
            schema={visitSchema(visit, slots)}
            defaultValues={{reason: '', day: '', time: ''}}
            onSubmit={send}
        >
            <FormAlert />
            <ErrorSummary />
            {visit.kind === 'service' ? <Reason /> : null}
            <DayAndTime slots={slots} />
            <div className="account-actions">
                <SubmitButton>{formatMessage(texts.book)}</SubmitButton>
                <Button look="quiet" onClick={onBack}>
                    {formatMessage(texts.back)}
                </Button>
            </div>
        </Form>
    )
}

const NoSlots = ({onBack}: Pick<VisitFormProps, 'onBack'>) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Notice>{formatMessage(texts.noSlots)}</Notice>
            <p>
                <Button look="secondary" onClick={onBack}>
                    {formatMessage(texts.back)}
                </Button>
            </p>
        </>
    )
}

/** The form to choose when the store comes. If a window is no longer free, it says so and loads the windows again. */
export const VisitForm = (props: VisitFormProps) => {
    const {visit, name, store, onBack} = props
    const {formatMessage} = useIntl()
    const slots = usePersonalQuery(({commerce, customerId}) =>
        visitSlots(commerce, customerId, visit)
    )
    return (
        <AccountSection title={formatMessage(texts[visit.kind])}>
            <p>{name}</p>
            <AsyncContent
                from={slots}
                skeleton={<Skeleton height="12rem" />}
                empty={<NoSlots onBack={onBack} />}
            >
                {(open) => <SlotForm {...props} slots={open} />}
            </AsyncContent>
            {store === null || slots.state === 'loading' ? null : (
                <p className="account-note">
                    {formatMessage(visitMessages.callStore, {
                        phone: <CallStore key="phone" store={store} />
                    })}
                </p>
            )}
        </AccountSection>
    )
}
