import type {VisitKind, VisitSlot} from '@app/domain/agreements/visits'
import type {
    CancelAppointmentRequest,
    ScheduleDeliveryRequest,
    ScheduleServiceRequest
} from '@contract/agreements'
import {toSlots} from './delivery-slots'
import type {Commerce} from '../../client'
import type {Query} from '../../query'
import {removing} from '../../outcome/removal'
import type {Shopper} from '../../session/session'
import {useShopperMutation} from '../../session/use-shopper-mutation'
import {type ActEnd, actOnce} from '../act-once'
import {accountAppointments, type Appointment} from './appointments'

/** The reason for a service visit. */
export type ServiceReason = 'not-working' | 'damaged' | 'noise' | 'other'

const reasonCodes: Record<ServiceReason, ScheduleServiceRequest['reason']> = {
    'not-working': 'NOT_WORKING',
    damaged: 'DAMAGED',
    noise: 'NOISE',
    other: 'OTHER'
}

/** A visit of the store for an agreement. */
export type Visit = {kind: VisitKind; agreementId: string}

const pathOf = (kind: VisitKind, endpoint: string): string =>
    `/custom/schedule-${kind}/v1/organizations/{org}/${endpoint}`

/** The times at which the store can come (G-43). */
export const visitSlots = (
    own: Commerce,
    customerId: string,
    {kind, agreementId}: Visit
): Query<VisitSlot[]> => ({
    key: ['visit-slots', kind, agreementId],
    staleTime: 30_000,
    fetch: async () => {
        const path = pathOf(kind, `${kind}slots`)
        const answer = await own.fetch({path, body: {customerId, agreementId}, customerId})
        return toSlots(answer, own)
    }
})

/** Why a visit was not booked or not cancelled, if the platform said so. */
export type VisitRefusal = 'taken' | 'too-late' | 'not-offered'

/** How a booking or a cancellation ended. */
export type VisitEnd = ActEnd<VisitRefusal>

const refusals = new Map<string | undefined, VisitRefusal>([
    ['slot-not-available', 'taken'],
    ['appointment-too-late', 'too-late'],
    ['already-delivered', 'not-offered'],
    ['agreement-not-signed', 'not-offered'],
    ['service-not-offered', 'not-offered']
])

/** Performs it once; if the result is unknown, the list of appointments tells. */
const once = (
    {commerce, customerId}: Shopper,
    call: () => Promise<unknown>,
    isAmong: (appointments: readonly Appointment[]) => boolean
): Promise<VisitEnd> =>
    actOnce({
        call,
        refusals,
        isDone: async () => isAmong(await accountAppointments(commerce, customerId).fetch())
    })

const changes = [['account'], ['visit-slots'], ['delivery-slots']]

export type Booking = Visit & {slot: VisitSlot; reason: ServiceReason}

/** Books a visit, or moves the booked one; sending the same time again does not book a second visit [ACCT-037]. */
export const useBookVisit = () =>
    useShopperMutation({
        changes,
        run: (shopper: Shopper, {kind, agreementId, slot, reason}: Booking): Promise<VisitEnd> => {
            const {commerce, customerId} = shopper
            const {date, startTime} = slot
            const delivery: ScheduleDeliveryRequest = {customerId, agreementId, date, startTime}
            const service: ScheduleServiceRequest = {...delivery, reason: reasonCodes[reason]}
            const body = kind === 'service' ? service : delivery
            const path = pathOf(kind, 'schedule')
            return once(
                shopper,
                () => commerce.fetch({path, body, customerId}),
                (appointments) =>
                    appointments.some(
                        (one) =>
                            one.kind === kind &&
                            one.agreementId === agreementId &&
                            one.day === date &&
                            one.startTime === startTime
                    )
            )
        }
    })

/** Cancels a visit; one that no longer exists counts as cancelled. */
export const cancelVisit = (shopper: Shopper, appointmentId: string): Promise<VisitEnd> => {
    const {commerce, customerId} = shopper
    const path = '/custom/cancel-appointment/v1/organizations/{org}/cancelappointment'
    const body: CancelAppointmentRequest = {customerId, appointmentId}
    return once(
        shopper,
        () => removing(() => commerce.fetch({path, body, customerId})),
        (appointments) => appointments.every(({id}) => id !== appointmentId)
    )
}

export const useCancelVisit = () => useShopperMutation({changes, run: cancelVisit})
