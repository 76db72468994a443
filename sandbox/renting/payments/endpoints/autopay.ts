import {holderOf, type Holder} from '../../agreements/account/holder-of'
import {identifier, OwnRequest, yesNo} from '../../agreements/account/own-request'
import {rentalAccountOf} from '../../agreements/account/rental-account'
import {customPath, ownScope} from '../../agreements/custom-path'
import {keepClub, ownClub} from '../../agreements/model/club'
import {keepAgreement, ownAgreement} from '../../agreements/model/keep-agreement'
import {todayAtStore} from '../../agreements/model/today-at-store'
import {endpoint} from '../../../core/endpoint'
import {badRequest, problem} from '../../../core/problem'
import {siteQuery} from '../../../core/query-values'
import {defined} from '../../../core/values/defined'
import type {World} from '../../../world/world'
import {isExpired, ownMethod} from '../model/payment-method'

/** Turns autopay on or off for one agreement or one club; on needs a card that is good. */
export const autopay = endpoint({
    method: 'POST',
    path: customPath('auto-pay', 'autopay'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest.extend({
        agreementId: identifier.optional(),
        customerClubId: identifier.optional(),
        autoPay: yesNo,
        paymentMethodId: identifier.optional()
    }),
    handle: ({body, shopper, world}) => {
        const holder = holderOf(world, body.customerId, shopper)
        const {agreementId, customerClubId, autoPay} = body
        const autopayMethodId =
            autoPay === 'Y' ? goodCard(world, body.paymentMethodId, holder) : undefined
        if (agreementId) {
            const agreement = ownAgreement(world, agreementId, holder.id)
            if (agreement.refCode === 'PAIDOUT') {
                problem(409, 'nothing-due', 'The agreement is paid out.')
            }
            keepAgreement(world, {...agreement, autopayMethodId})
        } else if (customerClubId) {
            keepClub(world, {...ownClub(world, customerClubId, holder.id), autopayMethodId})
        } else {
            badRequest('Autopay is for an agreement or for a club.')
        }
        return defined({agreementId, customerClubId, autoPay, paymentMethodId: autopayMethodId})
    }
})

const goodCard = (world: World, id: string | undefined, {id: customerId}: Holder): string => {
    const method = ownMethod(world, id ?? '', customerId)
    const today = todayAtStore(world, rentalAccountOf(world, customerId).storeNumber)
    if (isExpired(method, today)) {
        problem(400, 'payment-method-expired', 'The card has expired.')
    }
    return method.id
}
