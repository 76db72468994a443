import type {ClaimOfferRequest} from '@contract/approval'
import {zipFromTyped} from '@app/domain/stores/store-address'
import {refusalType} from '../client'
import {record, text} from '../json'
import {decisionOnce} from './decision-once'
import type {Applicant} from './instant-approval'

/** What the letter with the offer says, as the shopper typed it (G-28). */
export type OfferLetter = {code: string; lastName: string; zip: string}

/** Why an offer cannot be claimed. A wrong name and a made-up code get the same response. */
export type OfferRefusal = 'unknown' | 'expired' | 'used'

/** The page that a claim leads to, or why it was refused. */
export type OfferAnswer = {pageName: string} | {refusal: OfferRefusal}

const refusals: ReadonlyMap<string | undefined, OfferRefusal> = new Map([
    ['offer-not-found', 'unknown'],
    ['offer-expired', 'expired'],
    ['offer-used', 'used']
])

/** Claims a mailed offer, once (G-28) [APPR-001]. Rejects with a CommerceError if there is no usable response. */
export const claimOffer = async (
    session: Applicant,
    {letter, storeId}: {letter: OfferLetter; storeId: string | undefined}
): Promise<OfferAnswer> => {
    const {commerce, customerId} = session
    const body: ClaimOfferRequest = {
        customerId,
        code: letter.code.trim(),
        lastName: letter.lastName.trim(),
        zip: zipFromTyped(letter.zip) ?? letter.zip.trim(),
        ...(storeId !== undefined && {storeId})
    }
    const path = '/custom/claim-offer/v1/organizations/{org}/claim'
    try {
        const pageName = await decisionOnce(session, async () =>
            text(record(await commerce.fetch({path, body, customerId})).pageName)
        )
        return {pageName}
    } catch (error) {
        const refusal = refusals.get(refusalType(error))
        if (refusal === undefined) throw error
        return {refusal}
    }
}
