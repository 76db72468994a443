import type {EndClubRequest, EndServiceRequest} from '@contract/agreements'
import {removing} from '../outcome/removal'
import type {Shopper} from '../session/session'
import {useShopperMutation} from '../session/use-shopper-mutation'
import {type Act, type ActEnd, actOnce} from './act-once'
import {type AgreementService, agreementSummary} from './agreements'

/** What can be ended: a service of an agreement, or a club membership. */
export type EndableService =
    {kind: AgreementService['kind']; agreementId: string} | {kind: 'club'; clubId: string}

/** 'overdue': a payment is past due and has to be paid first. */
export type ServiceEnd = ActEnd<'overdue'>

const refusals = new Map<string | undefined, 'overdue'>([['payment-overdue', 'overdue']])

const types = {'damage-waiver': 'LDW', 'benefits-plus': 'BENEFITSPLUS'} as const

const callOf = ({commerce, customerId}: Shopper, service: EndableService) => {
    const path = '/custom/agreement-services/v1/organizations/{org}'
    if (service.kind === 'club') {
        const body: EndClubRequest = {customerId, customerClubId: service.clubId}
        return commerce.fetch({path: `${path}/endclub`, body, customerId})
    }
    const {kind, agreementId} = service
    const body: EndServiceRequest = {customerId, agreementId, serviceType: types[kind]}
    return commerce.fetch({path: `${path}/endservice`, body, customerId})
}

const isEnded = async (
    {commerce, customerId}: Shopper,
    service: EndableService
): Promise<boolean> => {
    const {agreements, clubs} = await agreementSummary(commerce, customerId).fetch()
    if (service.kind === 'club') return clubs.every(({id}) => id !== service.clubId)
    const {kind, agreementId} = service
    return agreements.some(
        ({id, services}) => id === agreementId && services.every((one) => one.kind !== kind)
    )
}

/** Ends a service or a membership from the next payment on; one that has ended already counts as ended now (D-32). */
export const endService = (shopper: Shopper, service: EndableService): Promise<ServiceEnd> => {
    const act: Act<'overdue'> = {
        call: () => removing(() => callOf(shopper, service)),
        refusals,
        isDone: () => isEnded(shopper, service)
    }
    return actOnce(act)
}

export const useEndService = () => useShopperMutation({changes: [['account']], run: endService})
