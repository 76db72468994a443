import {useMemo, useState} from 'react'
import {frequentSearches} from '@app/commerce/preferences/frequent-searches'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {forgetSearches, recentSearches} from '../recents/recent-searches'
import {startingPoints} from './option-groups'

/**
 * Recent and frequent searches, and the way to forget the recent ones [SEARCH-004, SEARCH-024]. The frequent ones are
 * asked for at an opening where they are too old by then, or could not be had before [SEARCH-030].
 */
export const useStartingPoints = (open: boolean) => {
    const {commerce} = useVisit()
    const frequent = useQuestion(frequentSearches(commerce), open)
    const [cleared, setCleared] = useState(0)
    // Read again whenever the list opens: another tab may have searched meanwhile.
    const recents = useMemo(
        () => (open ? recentSearches() : []),
        // eslint-disable-next-line react-hooks/exhaustive-deps
        [open, cleared]
    )
    const words = frequent.state === 'ready' ? frequent.value : null
    const groups = useMemo(() => startingPoints(recents, words ?? []), [recents, words])

    const clear = () => {
        forgetSearches()
        setCleared((times) => times + 1)
    }
    return {groups, clear: recents.length > 0 ? clear : undefined}
}
