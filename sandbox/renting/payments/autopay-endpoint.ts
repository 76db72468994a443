import {z} from 'zod'
import type {AutopayAnswer} from '@contract/payments'
import {endpoint} from '../../core/endpoint'
import {defined} from '../../core/json'
import {siteQuery} from '../../core/query-values'
import {badRequest, problem} from '../../core/response'
import type {World} from '../../world/world'
import {type Agreement, ownAgreement, saveAgreement} from '../agreements/agreement'
import {type Autopay, ownClub, saveClub} from '../agreements/services/club'
import {GivenConsent, noteConsents} from '../approval/offers/consent-record'
import {type Day, todayAtStore} from '../days'
import {
    customPath,
    type Holder,
    holderOf,
    identifier,
    OwnRequest,
    ownScope,
    type RentalAccount,
    rentalAccountOf,
    yesNo
} from '../rental-account'
import {isExpired, ownMethod} from './payment-method'
import {takeAutopay} from './take-autopay'

const Request = OwnRequest.extend({
    agreementId: identifier.optional(),
    customerClubId: identifier.optional(),
    autoPay: yesNo,
    paymentMethodId: identifier.optional(),
    consent: GivenConsent.extend({kind: z.literal('autopay'), version: z.iso.date()}).optional()
})

type Wanted = z.output<typeof Request>

/**
 * Turns autopay on or off for one agreement or club. Turning it on needs a card that has not expired, and a consent
 * [D-32].
 */
export const autopay = endpoint({
    method: 'POST',
    path: customPath('auto-pay', 'autopay'),
    scope: ownScope,
    query: siteQuery,
    body: Request,
    handle: ({body, shopper, world}): AutopayAnswer => {
        const holder = holderOf(world, body.customerId, shopper)
        const {agreementId, customerClubId, autoPay} = body
        // First take what fell due before this change, with the earlier setting of autopay.
        takeAutopay(world, holder.id)
        const account = rentalAccountOf(world, holder.id)
        const set = agreementId
            ? setOnAgreement(world, ownAgreement(world, agreementId, holder.id), {body, account})
            : setOnClub(world, customerClubId ?? '', {body, account, holder})
        return defined({
            agreementId,
            customerClubId,
            autoPay,
            paymentMethodId: set.autopayMethodId,
            autoPayConsent: set.autopayConsent
        })
    }
})

type Setting = {body: Wanted; account: RentalAccount}

const setOnAgreement = (world: World, agreement: Agreement, {body, account}: Setting): Autopay => {
    const {refCode, signing, allowsOnlinePayment, storeNumber} = agreement
    if (body.autoPay === 'Y') {
        if (refCode === 'PAIDOUT') problem(409, 'nothing-due', 'The agreement is paid out.')
        if (signing.signerStatus !== 'Completed') {
            problem(409, 'agreement-not-signed', 'Autopay begins once the agreement is signed.')
        }
        if (!allowsOnlinePayment) notAllowed()
    }
    const set = asWanted(world, agreement.customerId, {
        body,
        account,
        today: todayAtStore(world, storeNumber)
    })
    saveAgreement(world, {...agreement, ...set})
    return set
}

const setOnClub = (
    world: World,
    id: string,
    {body, account, holder}: Setting & {holder: Holder}
): Autopay => {
    if (id === '') badRequest('Autopay is for an agreement or for a club.')
    const club = ownClub(world, id, holder.id)
    const today = todayAtStore(world, club.storeNumber)
    const set = asWanted(world, holder.id, {body, account, today})
    saveClub(world, {...club, ...set})
    return set
}

const asWanted = (
    world: World,
    customerId: string,
    {body, account, today}: Setting & {today: Day}
): Autopay => {
    const {autoPay, paymentMethodId = '', consent} = body
    if (autoPay === 'N') {
        return {autopayMethodId: undefined, autopaySince: undefined, autopayConsent: undefined}
    }
    if (account.remotePaymentAllowed === 'N') notAllowed()
    const method = ownMethod(world, paymentMethodId, customerId)
    if (isExpired(method, today)) {
        problem(400, 'payment-method-expired', 'The card has expired.')
    }
    if (!consent) return badRequest('Autopay needs the consent to its text.')
    noteConsents(world, customerId, [consent])
    const {version, locale} = consent
    return {
        autopayMethodId: method.id,
        autopaySince: today,
        autopayConsent: {version, locale, acceptedAt: world.now().toISOString()}
    }
}

const notAllowed = () =>
    problem(409, 'payment-not-allowed', 'This cannot be paid online; please ask the store.')
