import * as z from 'zod/mini'
import type {VisitSlot} from '@app/domain/agreements/visits'
import type {ScheduleDeliveryRequest} from '@contract/agreements'
import {accountAppointments} from './appointments'
import {anyList, readAnswer, readItems} from '../../answer'
import type {Commerce} from '../../client'
import {day, record, timeOfDay} from '../../json'
import type {Query} from '../../query'
import {savedOnce} from '../../outcome/saved-once'
import type {LiveSession} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'

/** A window in which the store can deliver; times of day as HH:MM. */
export type DeliverySlot = VisitSlot

const SlotsAnswer = z.looseObject({slots: anyList})

const toSlot = (raw: unknown): DeliverySlot[] => {
    const slot = record(raw)
    const [date, startTime, endTime] = [
        day(slot.date),
        timeOfDay(slot.startTime),
        timeOfDay(slot.endTime)
    ]
    return date === undefined || startTime === undefined || endTime === undefined
        ? []
        : [{date, startTime, endTime}]
}

/** The windows of a response; one without a day or a time is left out. */
export const toSlots = (raw: unknown, log?: Pick<Commerce, 'warn'>): DeliverySlot[] =>
    readItems(readAnswer(SlotsAnswer, raw).slots, toSlot, log)

/** The windows in which the store of an agreement can deliver. */
export const deliverySlots = (
    own: Commerce,
    customerId: string,
    agreementId: string
): Query<DeliverySlot[]> => ({
    key: ['delivery-slots', agreementId],
    staleTime: 30_000,
    fetch: async () => {
        const path = '/custom/schedule-delivery/v1/organizations/{org}/deliveryslots'
        const answer = await own.fetch({path, body: {customerId, agreementId}, customerId})
        return toSlots(answer, own)
    }
})

export type DeliveryBooking = {ids: readonly string[]; slot: DeliverySlot}

/** Books a window for the delivery of every agreement; booking again moves the delivery and does not book a second one. */
export const bookDelivery = async (
    {commerce, customerId}: Pick<LiveSession, 'commerce' | 'customerId'>,
    {ids, slot: {date, startTime}}: DeliveryBooking
): Promise<void> => {
    const path = '/custom/schedule-delivery/v1/organizations/{org}/schedule'
    for (const agreementId of ids) {
        const body: ScheduleDeliveryRequest = {customerId, agreementId, date, startTime}
        await savedOnce({
            call: () => commerce.fetch({path, body, customerId}),
            isSaved: async () =>
                (await accountAppointments(commerce, customerId).fetch()).some(
                    (one) =>
                        one.kind === 'delivery' &&
                        one.agreementId === agreementId &&
                        one.day === date &&
                        one.startTime === startTime
                )
        })
    }
}

export const useBookDelivery = () =>
    useShopperMutation({
        changes: [['account', 'appointments'], ['account', 'agreements'], ['delivery-slots']],
        run: bookDelivery
    })
