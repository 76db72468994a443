import {z} from 'zod'
import {endpoint, type Endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {notFound, problem} from '../../../core/response'
import {todayAtStore} from '../../days'
import {customPath, holderOf, identifier, OwnRequest, ownScope} from '../../rental-account'
import {ownAgreement, saveAgreement} from '../agreement'
import {clubDue, ownClub, saveClub} from './club'
import {dueOf} from '../due'

const api = 'agreement-services'

/** Refuses to end a service while a payment is late: it ends with the next payment that is not due yet. */
const mustNotBeLate = (daysLate: number) => {
    if (daysLate > 0) problem(409, 'payment-overdue', 'What is past due has to be paid first.')
}

/** Ends a service of an agreement; 404 if the agreement does not have it, or no longer. */
export const endService = endpoint({
    method: 'POST',
    path: customPath(api, 'endservice'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        agreementId: identifier,
        serviceType: z.enum(['LDW', 'BENEFITSPLUS'])
    }),
    handle: ({body, shopper, world}) => {
        const {id} = holderOf(world, body.customerId, shopper)
        const agreement = ownAgreement(world, body.agreementId, id)
        const {services = [], storeNumber} = agreement
        if (!services.some(({type}) => type === body.serviceType)) {
            return notFound('service', body.serviceType)
        }
        mustNotBeLate(dueOf(agreement, todayAtStore(world, storeNumber)).daysLate)
        saveAgreement(world, {
            ...agreement,
            services: services.filter(({type}) => type !== body.serviceType)
        })
        return {agreementId: agreement.id, serviceType: body.serviceType}
    }
})

/** Ends a membership; 404 if it belongs to somebody else or has ended. */
export const endClub = endpoint({
    method: 'POST',
    path: customPath(api, 'endclub'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({customerClubId: identifier}),
    handle: ({body, shopper, world}) => {
        const {id} = holderOf(world, body.customerId, shopper)
        const club = ownClub(world, body.customerClubId, id)
        const today = todayAtStore(world, club.storeNumber)
        mustNotBeLate(clubDue(club, today).daysLate)
        saveClub(world, {...club, endDate: today})
        return {customerClubId: club.id}
    }
})

export const serviceEndpoints: readonly Endpoint[] = [endService, endClub]
