import {z} from 'zod'
import type {AppointmentsAnswer, VisitSlotsAnswer} from '@contract/agreements'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {notFound, problem} from '../../../core/response'
import type {World} from '../../../world/world'
import {customPath, day, holderOf, identifier, OwnRequest, ownScope} from '../../rental-account'
import {type Agreement, ownAgreement} from '../agreement'
import {
    type Appointment,
    type AppointmentKind,
    appointmentsOf,
    findAppointment,
    isPast,
    mustBeOpen,
    openSlots,
    presentAppointment,
    removeAppointment,
    saveAppointment
} from './appointment'

/** [API-052, ENTITY-038] */
export const searchAppointment = endpoint({
    method: 'POST',
    path: customPath('search-appointment', 'searchappointment'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): AppointmentsAnswer => ({
        appointments: appointmentsOf(world, holderOf(world, body.customerId, shopper).id).map(
            (appointment) => presentAppointment(world, appointment)
        )
    })
})

const OfAgreement = OwnRequest.extend({agreementId: identifier})

const Wanted = OfAgreement.extend({
    date: day,
    startTime: z.string().regex(/^\d\d:\d\d$/, 'must be HH:MM')
})

/** A piece is delivered after its agreement was signed, and only once; 409 otherwise. */
const mustNeedDelivery = ({deliveredDate, signing}: Agreement) => {
    if (deliveredDate) problem(409, 'already-delivered', 'The agreement was delivered already.')
    if (signing.signerStatus !== 'Completed') {
        problem(409, 'agreement-not-signed', 'The agreement is not signed yet.')
    }
}

/** A service visit needs a piece that was delivered and is still rented; 409 otherwise. */
const mustNeedService = ({deliveredDate, refCode}: Agreement) => {
    if (!deliveredDate || refCode === 'PAIDOUT') {
        problem(409, 'service-not-offered', 'The store does not look after this piece.')
    }
}

const mustNeed = {DLV: mustNeedDelivery, SVC: mustNeedService}

type Visit = Pick<Appointment, 'kind' | 'reason'> & z.output<typeof Wanted>

/** Books an appointment, or moves the booked one. Booking the same time again changes nothing. */
const book = (world: World, customerId: string, visit: Visit): Appointment => {
    const {kind, agreementId, date, startTime, reason} = visit
    const agreement = ownAgreement(world, agreementId, customerId)
    mustNeed[kind](agreement)
    const before = findAppointment(world, agreement.id, kind)
    // A service visit that is over cannot be moved; a new one is booked.
    const isOver = before !== undefined && kind === 'SVC' && isPast(world, before)
    if (before && !isOver) mustBeOpen(world, before)
    const slot = openSlots(world, agreement.storeNumber, customerId).find(
        (one) => one.date === date && one.startTime === startTime
    )
    if (!slot) return problem(409, 'slot-not-available', 'This time is not available.')
    return saveAppointment(world, {
        id: isOver || !before ? world.newId() : before.id,
        kind,
        reason,
        agreementId: agreement.id,
        customerId,
        storeNumber: agreement.storeNumber,
        day: slot.date,
        startTime: slot.startTime,
        endTime: slot.endTime
    })
}

const slotsFor = (world: World, customerId: string, id: string, kind: AppointmentKind) => {
    const agreement = ownAgreement(world, id, customerId)
    mustNeed[kind](agreement)
    return openSlots(world, agreement.storeNumber, customerId)
}

/** The time windows in which the store of an agreement can still deliver. */
export const deliverySlots = endpoint({
    method: 'POST',
    path: customPath('schedule-delivery', 'deliveryslots'),
    scope: ownScope,
    query: siteQuery,
    body: OfAgreement,
    handle: ({body, shopper, world}): VisitSlotsAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        return {slots: slotsFor(world, id, body.agreementId, 'DLV')}
    }
})

/** Books one of these windows; asked again, it moves the delivery. Refused with 409 if the window is full by now. */
export const scheduleDelivery = endpoint({
    method: 'POST',
    path: customPath('schedule-delivery', 'schedule'),
    scope: ownScope,
    query: siteQuery,
    body: Wanted,
    handle: ({body, shopper, world}) => {
        const {id} = holderOf(world, body.customerId, shopper)
        return presentAppointment(world, book(world, id, {...body, kind: 'DLV'}))
    }
})

/** The time windows for a service visit. */
export const serviceSlots = endpoint({
    method: 'POST',
    path: customPath('schedule-service', 'serviceslots'),
    scope: ownScope,
    query: siteQuery,
    body: OfAgreement,
    handle: ({body, shopper, world}): VisitSlotsAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        return {slots: slotsFor(world, id, body.agreementId, 'SVC')}
    }
})

/** Like schedule-delivery, for a service visit. */
export const scheduleService = endpoint({
    method: 'POST',
    path: customPath('schedule-service', 'schedule'),
    scope: ownScope,
    query: siteQuery,
    body: Wanted.extend({reason: z.enum(['NOT_WORKING', 'DAMAGED', 'NOISE', 'OTHER'])}),
    handle: ({body, shopper, world}) => {
        const {id} = holderOf(world, body.customerId, shopper)
        return presentAppointment(world, book(world, id, {...body, kind: 'SVC'}))
    }
})

/** Cancels an appointment; 404 if it belongs to somebody else or was cancelled before. */
export const cancelAppointment = endpoint({
    method: 'POST',
    path: customPath('cancel-appointment', 'cancelappointment'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({appointmentId: identifier}),
    handle: ({body, shopper, world}) => {
        const {id} = holderOf(world, body.customerId, shopper)
        const appointment =
            appointmentsOf(world, id).find((one) => one.id === body.appointmentId) ??
            notFound('appointment', body.appointmentId)
        mustBeOpen(world, appointment)
        removeAppointment(world, appointment.id)
        return {appointmentId: appointment.id}
    }
})

export const appointmentEndpoints = [
    searchAppointment,
    deliverySlots,
    scheduleDelivery,
    serviceSlots,
    scheduleService,
    cancelAppointment
]
