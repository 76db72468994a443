import * as z from 'zod/mini'
import {anyText, readAnswer} from '../answer'
import {type Commerce, CommerceError} from '../client'
import {text} from '../json'
import {type FirstRead, toFirstReads} from './first-reads'

/** Whose session this browser has. */
export type Who = {customerId: string; registered: boolean; usid: string}

/** What our own server says about the session, read from the access token only [D-14]. */
export type SessionAnswer =
    | {state: 'known'; who: Who; reads: readonly FirstRead[]}
    /** No valid token; whether one can be renewed without signing in, and for whom. */
    | {
          state: 'none'
          renewable: 'registered' | 'guest' | null
          /** Our server has ended a customer's session, which was inactive for too long or too old [ASVS-7.3.1]. */
          ended?: 'inactivity'
      }

const SessionOfServer = z.union([
    z.looseObject({state: z.literal('known'), customerId: anyText, registered: z.boolean()}),
    z.looseObject({state: z.literal('none')})
])

export const toSessionAnswer = (raw: unknown): SessionAnswer => {
    const answer = readAnswer(SessionOfServer, raw)
    if (answer.state === 'none') {
        const renewable = text(answer.renewable)
        const known = renewable === 'registered' || renewable === 'guest' ? renewable : null
        const isInactive = text(answer.ended) === 'inactivity'
        return {state: 'none', renewable: known, ...(isInactive && {ended: 'inactivity'})}
    }
    const {customerId, registered} = answer
    const who = {customerId, registered, usid: text(answer.usid) ?? ''}
    return {state: 'known', who, reads: toFirstReads(answer.reads)}
}

/**
 * Fetches from our server whose session this is and, for a page's path, the first personal data of that page. Rejects
 * with a CommerceError.
 */
export const fetchSession = async (open: Commerce, page?: string): Promise<SessionAnswer> =>
    toSessionAnswer(await open.fetch({family: 'own', path: '/session', query: {page}}))

/** The same after a session has just begun: then it is a failure if there is none. */
export const fetchWho = async (open: Commerce): Promise<Who> => {
    const answer = await fetchSession(open)
    if (answer.state === 'none') throw new CommerceError({status: 401, code: 'refused'})
    return answer.who
}

/** Reports to our server that the customer is active; rejects with status 401 if their session has ended [D-34]. */
export const reportActivity = async (open: Commerce): Promise<void> => {
    await open.fetch({family: 'own', path: '/session/activity', body: {}})
}
