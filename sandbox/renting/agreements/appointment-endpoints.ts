import {z} from 'zod'
import type {AppointmentsAnswer, DeliverySlotsAnswer} from '@contract/agreements'
import {endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {problem} from '../../core/response'
import {customPath, day, holderOf, identifier, OwnRequest, ownScope} from '../rental-account'
import {ownAgreement} from './agreement'
import {appointmentsOf, openSlots, presentAppointment, saveAppointment} from './appointment'

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

/** When the store of an agreement can still come. */
export const deliverySlots = endpoint({
    method: 'POST',
    path: customPath('schedule-delivery', 'deliveryslots'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({agreementId: identifier}),
    handle: ({body, shopper, world}): DeliverySlotsAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        return {slots: openSlots(world, ownAgreement(world, body.agreementId, id).storeNumber)}
    }
})

/** Asks for one of these; asking again moves the delivery. Refused with 409 when the time was given away meanwhile. */
export const scheduleDelivery = endpoint({
    method: 'POST',
    path: customPath('schedule-delivery', 'schedule'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        agreementId: identifier,
        date: day,
        startTime: z.string().regex(/^\d\d:\d\d$/, 'must be HH:MM')
    }),
    handle: ({body, shopper, world}) => {
        const {id: customerId} = holderOf(world, body.customerId, shopper)
        const agreement = ownAgreement(world, body.agreementId, customerId)
        if (agreement.deliveredDate) {
            return problem(409, 'already-delivered', 'The agreement was delivered already.')
        }
        if (agreement.signing.signerStatus !== 'Completed') {
            return problem(409, 'agreement-not-signed', 'The agreement is not signed yet.')
        }
        const slot = openSlots(world, agreement.storeNumber).find(
            ({date, startTime}) => date === body.date && startTime === body.startTime
        )
        if (!slot) return problem(409, 'slot-not-available', 'This time is not available.')
        const {date, startTime, endTime} = slot
        const kept = saveAppointment(world, {
            id: world.newId(),
            agreementId: agreement.id,
            customerId,
            storeNumber: agreement.storeNumber,
            day: date,
            startTime,
            endTime
        })
        return presentAppointment(world, kept)
    }
})
