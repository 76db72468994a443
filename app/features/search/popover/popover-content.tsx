import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {popoverMessages} from '../messages'
import {OptionList, type OptionListProps} from './option-list'
import {POPOVER_ID} from './popover-ids'

export type PopoverContentProps = OptionListProps & {
    onViewAll: (() => void) | undefined
    onClear: (() => void) | undefined
}

/** What stands under the box: the list, and what belongs to it but is no option. */
export const PopoverContent = ({onViewAll, onClear, ...list}: PopoverContentProps) => {
    const {formatMessage} = useIntl()
    const {activeId} = list

    useEffect(() => {
        if (activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'})
    }, [activeId])

    return (
        // Whoever presses here does not leave the box, also in browsers that focus no buttons.
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
