import {useEffect, useState} from 'react'
import type {Loadable} from '@app/routing/loadable'
import {whenIdle} from '../session/when-idle'

/**
 * Asks once more, when the browser is idle, for what the server could not get in time: nobody should go through the
 * shop without its menu because their first page had none (docs/decisions/0012).
 */
export const useAskedAgain = (parts: readonly Loadable<unknown>[]): void => {
    const [first] = useState(parts)
    useEffect(
        () =>
            whenIdle(() => {
                for (const part of first) if (part.state === 'failed') part.retry()
            }),
        [first]
    )
}
