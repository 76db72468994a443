import {answerOf} from '@app/commerce/client'
import {type Outcome, outcomeOf} from '@app/commerce/outcome/outcome'

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

/** Whether the platform refused what was asked, and not the token of the call, which is no fault of the shopper's. */
export const isRefusalOfRequest = (end: WriteEnd): boolean =>
    end.end === 'refused' && end.status !== 401 && end.status !== 403
