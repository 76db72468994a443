import {type RefObject, useEffect, useMemo} from 'react'
import {useIntl} from 'react-intl'
import {suggestionPopover} from '@app/domain/search-box'
import {useLatest} from '@app/lib/react-hooks'
import {popoverMessages} from './popover-messages'
import {saveRecentSearch} from '../recent-searches'
import {resultsAddress, useEnterPage} from '../search-navigation'
import {type Option, POPOVER_ID} from './option'
import {suggestionGroups, useStartingPoints, useSuggestions} from './option-groups'
import {OptionList, type OptionListProps} from './option-list'
import {useActiveOption} from './use-active-option'

export type PopoverContentProps = OptionListProps & {
    onViewAll: (() => void) | undefined
    onClear: (() => void) | undefined
}

/** The popover below the box: the list, and controls that are not options. */
export const PopoverContent = ({onViewAll, onClear, ...list}: PopoverContentProps) => {
    const {formatMessage} = useIntl()
    const {activeId} = list

    useEffect(() => {
        if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'})
    }, [activeId])

    return (
        // Pressing here must not move the focus out of the box, also in browsers that do not focus buttons.
        <div
            id={POPOVER_ID}
            role="presentation"
            className="search-popover"
            onMouseDown={(event) => event.preventDefault()}
        >
            <OptionList {...list} />
            {onViewAll ? (
                <button type="button" className="search-popover__more" onClick={onViewAll}>
                    {formatMessage(popoverMessages.viewAll)}
                </button>
            ) : null}
            {onClear ? (
                <button type="button" className="search-popover__more" onClick={onClear}>
                    {formatMessage(popoverMessages.clear)}
                </button>
            ) : null}
        </div>
    )
}

/** The ARIA attributes with which the box describes the popover. */
export type Shown = {expanded: boolean; activeId: string | undefined}

export type SearchPopoverProps = {
    field: RefObject<HTMLInputElement>
    text: string
    /** The focus is in the box or in here, and the shopper has not closed the popover. */
    open: boolean
    onOpen: () => void
    onClose: () => void
    onSearch: (term: string) => void
    onShown: (shown: Shown) => void
}

const useGroups = (text: string, open: boolean) => {
    const {suggested, isCurrent} = useSuggestions(text)
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
        groups: shows === 'suggestions' ? suggestions : groups,
        findsNothing: open && isCurrent && suggestions.length === 0
    }
}

/** Listens to every key pressed in the box and in the popover. */
const useKeys = (field: RefObject<HTMLInputElement>, onKeyDown: (event: KeyboardEvent) => void) => {
    const latest = useLatest(onKeyDown)
    useEffect(() => {
        const form = field.current?.form
        const handleKey = (event: KeyboardEvent) => latest.current(event)
        form?.addEventListener('keydown', handleKey)
        return () => form?.removeEventListener('keydown', handleKey)
    }, [field, latest])
}

/** Suggestions for what is typed, or searches to start from [SEARCH-004…008, SEARCH-022…025]. */
export const SearchPopover = (props: SearchPopoverProps) => {
    const {field, text, open, onOpen, onClose, onSearch, onShown} = props
    const {formatMessage} = useIntl()
    const enter = useEnterPage()
    const {shows, groups, findsNothing, clear} = useGroups(text, open)
    const expanded = shows !== 'closed'

    const choose = (option: Option) => {
        forget()
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
    const escape = () => {
        forget()
        field.current?.focus()
        onClose()
    }
    const {active, count, forget, onKeyDown} = useActiveOption(groups, {
        text,
        open: expanded,
        onOpen,
        onClose: escape,
        onChoose: choose
    })
    const activeId = active?.id
    const found = shows === 'suggestions' ? count : findsNothing ? 0 : undefined
    useKeys(field, onKeyDown)
    useEffect(() => onShown({expanded, activeId}), [onShown, expanded, activeId])

    return (
        <>
            <p className="visually-hidden" role="status">
                {found === undefined ? null : formatMessage(popoverMessages.found, {count: found})}
            </p>
            {expanded ? (
                <PopoverContent
                    groups={groups}
                    activeId={activeId}
                    onChoose={choose}
                    onViewAll={shows === 'suggestions' ? viewAll : undefined}
                    onClear={shows === 'starting-points' && clear ? clearRecents : undefined}
                />
            ) : null}
        </>
    )
}
