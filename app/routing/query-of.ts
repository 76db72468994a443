import {toFailure} from '@app/commerce/commerce-error'
import type {Question} from '@app/commerce/question'
import {retryDelay} from '@app/lib/timing/retry-delay'

/** Only what may be otherwise the next time is asked again: what is not there will not be there in a second. */
const retriesOf = (most: number) => (failures: number, error: unknown) =>
    failures < most && toFailure(error).status >= 500

/** How browsers ask a question, whoever asks: a part of a page, its route, or a link that is pointed at. */
export const queryOf = <T>({key, ask, fresh, retries}: Question<T>) => ({
    queryKey: key,
    queryFn: () => ask(),
    staleTime: fresh,
    ...(retries !== undefined && {retry: retriesOf(retries), retryDelay})
})
