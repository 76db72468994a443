import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {agreementSummary} from '@app/commerce/account/agreements'
import {accountAppointments} from '@app/commerce/account/visits/appointments'
import {
    type DeliverySlot,
    deliverySlots,
    useBookDelivery
} from '@app/commerce/account/visits/delivery-slots'
import {toFailure} from '@app/commerce/client'
import {isRefused} from '@app/commerce/outcome/outcome'
import {useIdentity} from '@app/commerce/session/identity'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Notice} from '@app/ui/feedback/notice'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {SelectField} from '@app/ui/form/fields/choice-fields'
import {filled} from '@app/ui/form/schema'
import {useWriteFailure} from '@app/ui/form/write-failure'
import {useTimeText, useWeekdayText} from '@app/ui/typography/day-text'
import {deliveryDayMessages as texts} from './confirmation-messages'

const schema = z.object({slot: z.string().check(filled(texts.missing))})

const keyOf = ({date, startTime}: DeliverySlot): string => `${date} ${startTime}`

/** Returns a function that writes a time window in the shopper's language: the day, and two times in local time. */
const useSlotText = () => {
    const {formatMessage} = useIntl()
    const [day, time] = [useWeekdayText(), useTimeText()]
    return ({date, startTime, endTime}: DeliverySlot): string =>
        formatMessage(texts.window, {
            day: day(date),
            from: time(startTime),
            until: time(endTime)
        })
}

type PickProps = {
    slots: readonly DeliverySlot[]
    agreementIds: readonly string[]
    onBooked: (slot: DeliverySlot) => void
}

const PickSlot = ({slots, agreementIds, onBooked}: PickProps) => {
    const {formatMessage} = useIntl()
    const [textOf, writeFailure] = [useSlotText(), useWriteFailure()]
    const {mutateAsync: book} = useBookDelivery()
    const send = async ({slot: key}: {slot: string}) => {
        const slot = slots.find((one) => keyOf(one) === key)
        if (!slot) return {fields: {slot: formatMessage(texts.missing)}}
        try {
            await book({ids: agreementIds, slot})
        } catch (error) {
            const isTaken = isRefused(error) && toFailure(error).status === 409
            const alert = isTaken ? formatMessage(texts.taken) : writeFailure(error, texts.failed)
            return {alert}
        }
        onBooked(slot)
        return undefined
    }
    return (
        <Form schema={schema} defaultValues={{slot: ''}} onSubmit={send}>
            <FormAlert />
            <ErrorSummary />
            <SelectField
                name="slot"
                label={formatMessage(texts.slot)}
                hint={formatMessage(texts.hint)}
                options={slots.map((slot) => ({value: keyOf(slot), label: textOf(slot)}))}
            />
            <SubmitButton>{formatMessage(texts.book)}</SubmitButton>
        </Form>
    )
}

type Booked = {
    /** The booked time windows as text. Usually one; more if the shopper has moved a part of the delivery in the account. */
    windows: string[]
    /** True if all agreements have a window. */
    isWhole: boolean
    isKnown: boolean
}

/** When each agreement is delivered: the time of its appointment, otherwise the day in the agreement itself. */
const useBooked = (agreementIds: readonly string[], chosen: DeliverySlot | null): Booked => {
    const textOf = useSlotText()
    const day = useWeekdayText()
    const isCustomer = useIdentity().state === 'customer'
    const appointments = usePersonalQuery(
        ({commerce, customerId}) => accountAppointments(commerce, customerId),
        isCustomer
    )
    const summary = usePersonalQuery(({commerce, customerId}) =>
        agreementSummary(commerce, customerId)
    )
    const visits = appointments.state === 'ready' ? appointments.value : []
    const agreements = summary.state === 'ready' ? summary.value.agreements : []
    const windowOf = (id: string): string[] => {
        const date = agreements.find((one) => one.id === id)?.scheduledDay
        if (date === undefined) return []
        const {startTime, endTime} = visits.find(({agreementId}) => agreementId === id) ?? {}
        return [startTime && endTime ? textOf({date, startTime, endTime}) : day(date)]
    }
    const booked = agreementIds.flatMap(windowOf)
    return {
        windows: chosen ? [textOf(chosen)] : [...new Set(booked)],
        isWhole: chosen !== null || (booked.length > 0 && booked.length === agreementIds.length),
        isKnown: (!isCustomer || appointments.state !== 'loading') && summary.state !== 'loading'
    }
}

/** Says that only some of the agreements have a delivery, for example because the window became full meanwhile. */
const PartlyBooked = ({windows}: Pick<Booked, 'windows'>) => {
    const {formatMessage, formatList} = useIntl()
    if (windows.length === 0) return null
    return (
        <Notice tone="warning" live>
            {formatMessage(texts.partly, {window: formatList(windows)})}
        </Notice>
    )
}

/** The day of the delivery: the booked one, or a form to choose one, for all agreements together (D-27). */
export const DeliveryDay = ({agreementIds}: {agreementIds: readonly string[]}) => {
    const {formatMessage, formatList} = useIntl()
    const [chosen, setChosen] = useState<DeliverySlot | null>(null)
    const {windows, isWhole, isKnown} = useBooked(agreementIds, chosen)
    const [first = ''] = agreementIds
    const heading = useRef<HTMLHeadingElement>(null)
    // The form is gone, and with it the button that had the focus.
    useIsomorphicLayoutEffect(() => {
        if (chosen) heading.current?.focus()
    }, [chosen])
    const slots = usePersonalQuery(
        ({commerce, customerId}) => deliverySlots(commerce, customerId, first),
        isKnown && !isWhole && first !== ''
    )
    return (
        <section aria-labelledby="delivery-day" className="checkout__stack">
            <h2 id="delivery-day" ref={heading} tabIndex={-1}>
                {formatMessage(texts.title)}
            </h2>
            {isWhole ? (
                <Notice tone="good" live>
                    {formatMessage(texts.booked, {window: formatList(windows)})}
                </Notice>
            ) : (
                <>
                    <PartlyBooked windows={windows} />
                    <AsyncContent
                        from={slots}
                        skeleton={<Skeleton height="6em" />}
                        empty={<p>{formatMessage(texts.none)}</p>}
                    >
                        {(open) => (
                            <PickSlot
                                slots={open}
                                agreementIds={agreementIds}
                                onBooked={setChosen}
                            />
                        )}
                    </AsyncContent>
                </>
            )}
        </section>
    )
}
