import {useMutation, type UseMutationResult} from '@tanstack/react-query'
import {type DealsTyped, type InvitationTimes} from '@app/domain/person/deals'
import {phoneDigits} from '@app/domain/person/person'
import {type Commerce, CommerceError} from '../client'
import {number, record, text, texts} from '../json'
import {cachedForADay, fetchPreferences} from '../preferences'
import type {Query} from '../query'

/** When and where the dialog for deals is shown [CONFIG-006, CONFIG-012]; the same for everybody. */
export const invitationTimes = (commerce: Commerce): Query<InvitationTimes> => ({
    key: ['deals-invitation'],
    ...cachedForADay,
    fetch: async () => {
        const {signUpDealsHomeDelay, signUpDealsOtherDelay, excludedPages} = await fetchPreferences(
            commerce,
            ['signUpDealsHomeDelay', 'signUpDealsOtherDelay', 'excludedPages']
        )
        return {
            homeSeconds: number(signUpDealsHomeDelay),
            otherSeconds: number(signUpDealsOtherDelay),
            excludedPages: texts(excludedPages)
        }
    }
})

/** What is sent to sign up, and which text was agreed to (D-32). */
export type DealsSignUp = DealsTyped & {consentVersion: string}

/** The platform takes the sign-up, or says in its own words why not [DEALS-020]. */
export type SignedUp = {success: true} | {success: false; error: string}

const signUp = async (
    commerce: Commerce,
    {email, phone, optIn, consentVersion}: DealsSignUp
): Promise<SignedUp> => {
    const answer = record(
        await commerce.fetch({
            family: 'own',
            path: '/visitor/deals',
            body: {
                email: email.trim(),
                phone: phoneDigits(phone),
                // [DEALS-011]
                optIn: optIn ? '1' : '0',
                consentVersion,
                locale: commerce.locale
            }
        })
    )
    const reason = text(answer.reason)
    if (answer.state === 'received') return {success: true}
    if (answer.state === 'refused' && reason !== undefined) return {success: false, error: reason}
    throw new CommerceError({status: 502, code: 'garbled'})
}

/** Signs up for deals [API-040]. Rejects with a CommerceError if the call fails or its answer cannot be read. */
export const useSignUpForDeals = (
    commerce: Commerce
): UseMutationResult<SignedUp, CommerceError, DealsSignUp> =>
    useMutation({mutationFn: (typed: DealsSignUp) => signUp(commerce, typed)})

/** Ends all messages to an e-mail address or a phone [ROUTE-058]; the answer is the same if there were none. */
export const useUnsubscribe = (
    commerce: Commerce
): UseMutationResult<unknown, CommerceError, {email: string; phone: string}> =>
    useMutation({
        mutationFn: ({email, phone}: {email: string; phone: string}) =>
            commerce.fetch({
                family: 'own',
                path: '/visitor/unsubscribe',
                body: {email: email.trim(), phone: phoneDigits(phone)}
            })
    })
