import {z} from 'zod'
import {endpoint, type Endpoint} from '../../core/endpoint'
import {siteQuery} from '../../core/query-values'
import {notFound, problem} from '../../core/response'
import {todayAtStore} from '../days'
import {customPath, holderOf, identifier, OwnRequest, ownScope} from '../rental-account'
import {ownAgreement, saveAgreement} from './agreement'
import {clubDue, ownClub, saveClub} from './club'
import {dueOf} from './due'

const api = 'agreement-services'

/** What is owed already is owed: a service ends from the next payment on that is not due yet. */
const mustNotBeLate = (daysLate: number) => {
    if (daysLate > 0) problem(409, 'payment-overdue', 'What is past due has to be paid first.')
}

/** Ends a service of an agreement; one that it has not, or has no more, is 404. */
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

/** Ends a membership; somebody else's, and one that has ended, is 404. */
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
