import type {Response} from 'express'
import {answerOf} from '@app/commerce/client'
import {type Outcome, outcomeOf} from '@app/commerce/outcome/outcome'
import {refuse} from '../limits/refuse'

/** How a call of our server that changes something ended at the platform. */
export type WriteEnd = {end: 'done'; answer: unknown} | Outcome

/**
 * How a call of our server ended, by the same table as a browser's (D-49): a 429, a gateway's web page with the status
 * 404 or a fault under 200 says nothing about what was done. Reads the whole response.
 */
export const writeEnd = async (response: globalThis.Response): Promise<WriteEnd> => {
    try {
        return {end: 'done', answer: await answerOf(response)}
    } catch (error) {
        return outcomeOf(error)
    }
}

/** No answer that the shopper can be given; `tryAgainIn` is the time in seconds that the platform asks to wait. */
export class UnansweredError extends Error {
    readonly tryAgainIn: number | undefined

    constructor(end: WriteEnd = {end: 'unknown'}) {
        super('The platform does not say')
        this.name = 'UnansweredError'
        this.tryAgainIn = end.end === 'unknown' ? end.tryAgainIn : undefined
    }
}

/**
 * Refuses a call without an answer for the shopper, with the time to wait if the platform named one: a page can say
 * until when (D-49).
 */
export const refuseUnanswered = (res: Response, error: unknown): void => {
    const wait = error instanceof UnansweredError ? error.tryAgainIn : undefined
    if (wait !== undefined) res.set('retry-after', String(wait))
    refuse(res, 503, 'platform-silent')
}

/** Whether the platform refused what was asked, and not the token of the call, which is no fault of the shopper's. */
export const isRefusalOfRequest = (end: WriteEnd): boolean =>
    end.end === 'refused' && end.status !== 401 && end.status !== 403
