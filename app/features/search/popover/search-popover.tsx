import {useEffect, useMemo, type RefObject} from 'react'
import {useIntl} from 'react-intl'
import {suggestionPopover} from '@app/domain/search/suggestion-popover'
import {useLatest} from '@app/lib/react/use-latest'
import {useGoTo} from '@app/routing/address/use-go-to'
import {popoverMessages} from '../messages'
import {rememberSearch} from '../recents/recent-searches'
import {resultsAddress} from '../submit/results-address'
import type {Option} from './option'
import {suggestionGroups} from './option-groups'
import {PopoverContent} from './popover-content'
import {useActiveOption} from './use-active-option'
import {useStartingPoints} from './use-starting-points'
import {useSuggestions} from './use-suggestions'

/** What the box tells assistive technology of the popover. */
export type Shown = {expanded: boolean; activeId: string | undefined}

export type SearchPopoverProps = {
    field: RefObject<HTMLInputElement>
    text: string
    /** Focus is in the box or in here, and the shopper has not closed this. */
    open: boolean
    onOpen: () => void
    onClose: () => void
    onSearch: (term: string) => void
    onShown: (shown: Shown) => void
}

const useGroups = (text: string, open: boolean) => {
    const suggested = useSuggestions(text)
    const suggestions = useMemo(() => suggestionGroups(suggested), [suggested])
    const {groups, clear} = useStartingPoints(open)
    const shows = suggestionPopover({
        ...{focused: open, text},
        hasSuggestions: suggestions.length > 0,
        hasStartingPoints: groups.length > 0
    })
    return {shows, groups: shows === 'suggestions' ? suggestions : groups, clear}
}

/** Hears every key pressed in the box and in the popover. */
const useKeys = (field: RefObject<HTMLInputElement>, onKeyDown: (event: KeyboardEvent) => void) => {
    const latest = useLatest(onKeyDown)
    useEffect(() => {
        const form = field.current?.form
        const hear = (event: KeyboardEvent) => latest.current(event)
        form?.addEventListener('keydown', hear)
        return () => form?.removeEventListener('keydown', hear)
    }, [field, latest])
}

/** Suggestions for what is typed, or searches to start from [SEARCH-004…008, SEARCH-022…025]. */
export const SearchPopover = (props: SearchPopoverProps) => {
    const {field, text, open, onOpen, onClose, onSearch, onShown} = props
    const {formatMessage} = useIntl()
    const goTo = useGoTo()
    const {shows, groups, clear} = useGroups(text, open)
    const expanded = shows !== 'closed'

    const choose = (option: Option) => {
        forget()
        onClose()
        if (option.kind === 'term') onSearch(option.label)
        else goTo(option.to)
    }
    const viewAll = () => {
        rememberSearch(text)
        onClose()
        goTo(resultsAddress(text))
    }
    const escape = () => {
        forget()
        field.current?.focus()
        onClose()
    }
    const {active, count, forget, onKeyDown} = useActiveOption(groups, {
        ...{text, open: expanded, onOpen, onClose: escape, onChoose: choose}
    })
    const activeId = active?.id
    useKeys(field, onKeyDown)
    useEffect(() => onShown({expanded, activeId}), [onShown, expanded, activeId])

    return (
        <>
            <p className="visually-hidden" role="status">
                {shows === 'suggestions' ? formatMessage(popoverMessages.found, {count}) : null}
            </p>
            {expanded ? (
                <PopoverContent
                    {...{groups, activeId}}
                    onChoose={choose}
                    onViewAll={shows === 'suggestions' ? viewAll : undefined}
                    onClear={shows === 'starting-points' ? clear : undefined}
                />
            ) : null}
        </>
    )
}
