import {useEffect} from 'react'
import {
    applicationDraft,
    saveDraft,
    type StoredDraft
} from '@app/commerce/approvals/application-draft'
import {toFailure} from '@app/commerce/client'
import {emptyQuery, type Query} from '@app/commerce/query'
import {type Identity, useIdentity} from '@app/commerce/session/identity'
import type {Shopper} from '@app/commerce/session/session'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {browserLog} from '@app/lib/browser/browser'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {
    adoptDraft,
    application,
    changeApplication,
    forgetApplication,
    saveDraftsElsewhere
} from './application-store'

const draftOfShopper = ({commerce, customerId, registered}: Shopper): Query<StoredDraft | null> =>
    registered ? applicationDraft(commerce, customerId) : emptyQuery

const draftChanges = [['application-draft']] as const

const customerOf = (identity: Identity): string | undefined =>
    identity.state === 'customer' ? identity.customerId : undefined

/** Deletes another shopper's application from this tab; the stored draft of that shopper is kept. */
const useForgetOthers = (identity: Identity): void => {
    const customerId = customerOf(identity)
    // A shopper whose session has expired signs in again on the same page and keeps what they have typed [D-14].
    const isGuest = identity.state === 'guest' && (identity.ended ?? 'elsewhere') === 'elsewhere'
    useEffect(() => {
        const {owner} = application()
        const isSomebodyElse = owner !== null && (isGuest || (customerId ?? owner) !== owner)
        if (isSomebodyElse) forgetApplication()
    }, [customerId, isGuest])
}

/**
 * Saves a customer's draft on the platform, and loads the stored one (D-24). A guest's draft stays in the tab. Returns
 * whether the stored draft has been loaded; before that, the first open step is not known.
 */
export const useStoredDraft = (): boolean => {
    const identity = useIdentity()
    const customerId = customerOf(identity)
    const save = useShopperCall(saveDraft, draftChanges)
    const stored = usePersonalQuery(draftOfShopper, customerId !== undefined)
    useForgetOthers(identity)

    useEffect(() => {
        if (customerId === undefined) return undefined
        const end = saveDraftsElsewhere((draft) => {
            // It is still in this tab's memory, and is saved again with the next answer.
            save(draft).catch((error: unknown) =>
                browserLog.warn(`The draft was not stored: ${toFailure(error).code}`)
            )
        })
        // What a guest has entered belongs to the account that they sign in to (D-17), also after an expired session.
        changeApplication({owner: customerId})
        return end
    }, [customerId, save])
    // Use the draft only when it arrives, not again after the application was deleted.
    const found = stored.state === 'ready' ? stored.value : null
    useEffect(() => {
        if (customerId !== undefined && found) adoptDraft(found, customerId)
    }, [customerId, found])

    if (identity.state === 'unknown') return identity.firstName === undefined
    return customerId === undefined || stored.state !== 'loading'
}
