import {z} from 'zod'
import type {AppointmentsAnswer, VisitSlotsAnswer} from '@contract/agreements'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {notFound, problem} from '../../core/response'
import type {World} from '../../world/world'
import {customPath, day, holderOf, identifier, OwnRequest, ownScope} from '../rental-account'
import {type Agreement, ownAgreement} from './agreement'
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

/** A piece is brought once it is signed for, and only once. */
const mustNeedDelivery = ({deliveredDate, signing}: Agreement) => {
    if (deliveredDate) problem(409, 'already-delivered', 'The agreement was delivered already.')
    if (signing.signerStatus !== 'Completed') {
        problem(409, 'agreement-not-signed', 'The agreement is not signed yet.')
    }
}

/** The store looks after what it rents, where it is: not what is still to come, nor what is the renter's own. */
const mustNeedService = ({deliveredDate, refCode}: Agreement) => {
    if (!deliveredDate || refCode === 'PAIDOUT') {
        problem(409, 'service-not-offered', 'The store does not look after this piece.')
    }
}

const mustNeed = {DLV: mustNeedDelivery, SVC: mustNeedService}

type Visit = Pick<Appointment, 'kind' | 'reason'> & z.output<typeof Wanted>

/** Books a time, or moves what is booked; the same time again is the same appointment. */
const book = (world: World, customerId: string, visit: Visit): Appointment => {
    const {kind, agreementId, date, startTime, reason} = visit
    const agreement = ownAgreement(world, agreementId, customerId)
    mustNeed[kind](agreement)
    const before = findAppointment(world, agreement.id, kind)
    // A service visit that is over is nothing to be moved.
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

/** When the store of an agreement can still come. */
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

/** Asks for one of these; asking again moves the delivery. Refused with 409 when the time was given away meanwhile. */
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

/** When the store can come to look after a piece. */
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

/** As the schedule of a delivery, for a service visit. */
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

/** Gives an appointment up; somebody else's, and one that is given up already, is 404. */
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
