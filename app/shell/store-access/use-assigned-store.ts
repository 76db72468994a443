import {useCallback, useEffect, useState} from 'react'
import {assignedPlace} from '@app/commerce/stores/locator/assigned-store'
import {useLatest} from '@app/lib/react/use-latest'
import {useChangePlace, useVisit} from '@app/routing/visit'
import {whenIdle} from '../session/when-idle'
import {keptChoice} from '../visit/kept-choice'

/**
 * Gives a shopper without any place the store nearest to them, where the shop's preferences want that (G-50), when the
 * browser has nothing better to do. Says whether to ask if it is right: only in the visit in which it was assigned, as
 * from then on there is a place [STORE-058], and only as long as the shopper has not chosen themselves.
 */
export const useAssignedStore = (): {asking: boolean; stopAsking: () => void} => {
    const {commerce} = useVisit()
    const changePlace = useChangePlace()
    const latest = useLatest({commerce, changePlace})
    const [asking, setAsking] = useState(false)

    useEffect(() => {
        if (keptChoice()) return undefined
        let left = false
        const assign = async (): Promise<void> => {
            const {storeId, zip} = await assignedPlace(latest.current.commerce)
            // The shopper may have chosen meanwhile, and theirs counts.
            if (left || storeId === null || zip === null || keptChoice()) return
            await latest.current.changePlace({storeId, zip, source: 'auto'})
            setAsking(true)
        }
        const callOff = whenIdle(() => void assign().catch(() => undefined))
        return () => {
            left = true
            callOff()
        }
    }, [latest])

    const isAssigned = asking && keptChoice()?.source === 'auto'
    return {asking: isAssigned, stopAsking: useCallback(() => setAsking(false), [])}
}
