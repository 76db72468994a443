import {ifAllowed} from '@app/lib/browser'
import type {ExistingApprovalRequest} from '@contract/approval'
import {forgetTemporaryBasket, storedTemporaryId} from '../basket/temporary-basket'
import {type Commerce, toFailure} from '../client'

const KEPT = 'marketingUtm'
/** The platform takes no more. */
const LONGEST = 500

/** The campaign in the address that this page was opened with, as `utm_source=mail&utm_campaign=spring`. */
const campaignOf = (address: string): string =>
    new URLSearchParams(
        [...new URL(address).searchParams].filter(([name]) => name.startsWith('utm_'))
    )
        .toString()
        .slice(0, LONGEST)

/** The campaign that brought the shopper, kept for the visit; undefined where none did [APPR-018]. */
const marketingUtm = (): string | undefined =>
    ifAllowed(() => {
        const [opened] = performance.getEntriesByType('navigation')
        const campaign = campaignOf(opened?.name ?? window.location.href)
        if (campaign !== '') window.sessionStorage.setItem(KEPT, campaign)
        return window.sessionStorage.getItem(KEPT) ?? undefined
    })

/**
 * The platform's answer about the shopper's last decision, for the temporary basket that this browser has made: it is then
 * on the basket too [APPR-018, APPR-019, API-047]. A basket that the platform has dropped is forgotten, and asked without.
 */
export const lookUpApproval = async (own: Commerce, customerId: string): Promise<unknown> => {
    const path = '/custom/get-existing-approval/v1/organizations/{org}/existingapproval'
    const utm = marketingUtm()
    const ask = (tempBasketId: string | undefined): Promise<unknown> => {
        const body: ExistingApprovalRequest = {
            ...{customerId, includeBlacklist: true},
            ...(tempBasketId !== undefined && {tempBasketId}),
            ...(utm !== undefined && {marketingUtm: utm})
        }
        return own.fetch({path, body, customerId})
    }
    const stored = storedTemporaryId()
    if (stored === undefined) return ask(undefined)
    try {
        return await ask(stored)
    } catch (error) {
        if (toFailure(error).code !== 'not-found') throw error
        // It may be the shopper who is not there, as while they sign in: then their basket is.
        const answer = await ask(undefined)
        forgetTemporaryBasket()
        return answer
    }
}
