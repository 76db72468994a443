import {type RefObject, useMemo} from 'react'
import {useIntl} from 'react-intl'
import {suggestionPopover} from '@app/domain/catalogue/search-box'
import {saveRecentSearch} from '../recent-searches'
import {resultsAddress, useEnterPage} from '../search-navigation'
import {type BoxInput, type Option, POPOVER_ID} from './option'
import {
    suggestionGroups,
    useStartingPoints,
    useSuggestedPrices,
    useSuggestions
} from './option-groups'
import {popoverMessages} from './popover-messages'
import {SuggestionList} from './suggestion-list'

export type SearchPopoverProps = {
    field: RefObject<HTMLInputElement>
    text: string
    /** The focus is in the box or in here, and the shopper has not closed the popover. */
    open: boolean
    onClose: () => void
    onSearch: (term: string) => void
    /** What the box has to do and to say while the list is open; undefined when it closes. */
    onInput: (input: BoxInput | undefined) => void
}

const useGroups = (text: string, open: boolean) => {
    const {suggested, isCurrent} = useSuggestions(text)
    const prices = useSuggestedPrices(suggested)
    const suggestions = useMemo(() => suggestionGroups(suggested), [suggested])
    const {groups, clear} = useStartingPoints(open)
    const shows = suggestionPopover({
        focused: open,
        text,
        hasSuggestions: suggestions.length > 0,
        hasStartingPoints: groups.length > 0
    })
    return {
        shows,
        clear,
        prices,
        groups: shows === 'suggestions' ? suggestions : groups,
        /** The suggestions shown are those of an earlier text. */
        isOutdated: shows === 'suggestions' && !isCurrent,
        findsNothing: open && isCurrent && suggestions.length === 0
    }
}

/** Suggestions for what is typed, or searches to start from [SEARCH-004…008, SEARCH-022…025]. */
export const SearchPopover = (props: SearchPopoverProps) => {
    const {field, text, open, onClose, onSearch, onInput} = props
    const {formatMessage} = useIntl()
    const enter = useEnterPage()
    const {shows, groups, prices, isOutdated, findsNothing, clear} = useGroups(text, open)

    const choose = (option: Option) => {
        onClose()
        if (option.kind === 'term') onSearch(option.label)
        else enter(option.to)
    }
    const viewAll = () => {
        saveRecentSearch(text)
        onClose()
        enter(resultsAddress(text))
    }
    const clearRecents = () => {
        // The button disappears with the recent searches.
        field.current?.focus()
        clear?.()
    }
    const close = () => {
        // Escape on a control of the popover, which disappears.
        if (document.getElementById(POPOVER_ID)?.contains(document.activeElement))
            field.current?.focus()
        onClose()
    }
    const count = groups.reduce((sum, {options}) => sum + options.length, 0)
    const found = shows === 'suggestions' ? count : findsNothing ? 0 : undefined

    return (
        <>
            <p className="visually-hidden" role="status">
                {found === undefined ? null : formatMessage(popoverMessages.found, {count: found})}
            </p>
            {shows === 'closed' ? null : (
                <SuggestionList
                    groups={groups}
                    prices={prices}
                    isOutdated={isOutdated}
                    text={text}
                    onChoose={choose}
                    onClose={close}
                    onInput={onInput}
                    onViewAll={shows === 'suggestions' ? viewAll : undefined}
                    onClear={shows === 'starting-points' && clear ? clearRecents : undefined}
                />
            )}
        </>
    )
}
