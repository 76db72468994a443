import {useEffect, useMemo, useRef, useState} from 'react'
import {suggestions} from '@app/commerce/search/suggestions/suggestions'
import type {Suggestions} from '@app/commerce/search/suggestions/to-suggestions'
import {suggestionTerm} from '@app/domain/search/suggestion-term'
import {debounce} from '@app/lib/timing/debounce'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'

/** [SEARCH-003] */
const QUIET_MS = 300

/** A value once it has not changed for a while. */
const useQuiet = (value: string): string => {
    const [quiet, setQuiet] = useState(value)
    const settle = useMemo(() => debounce(setQuiet, QUIET_MS), [])
    useEffect(() => {
        settle(value)
        return settle.cancel
    }, [settle, value])
    return quiet
}

const none: Suggestions = {phrases: [], products: []}

/**
 * Suggestions for what is in the box, once typing pauses and there is enough of it [SEARCH-002, SEARCH-003], and whether
 * they are the answer to this very text. The last ones stay until the next are there, so that the list does not blink; a
 * failure suggests nothing.
 */
export const useSuggestions = (text: string): {suggested: Suggestions; isAnswer: boolean} => {
    const {commerce} = useVisit()
    const wanted = suggestionTerm(text)
    const term = suggestionTerm(useQuiet(text))
    const enough = wanted !== undefined
    const answer = useQuestion(suggestions(commerce, term ?? ''), enough && term !== undefined)
    const last = useRef(none)
    useEffect(() => {
        if (answer.state === 'ready') last.current = answer.value
        if (answer.state === 'failed' || !enough) last.current = none
    })
    if (!enough || answer.state === 'failed') return {suggested: none, isAnswer: false}
    return answer.state === 'ready'
        ? {suggested: answer.value, isAnswer: term === wanted}
        : {suggested: last.current, isAnswer: false}
}
