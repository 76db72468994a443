import {useIntl} from 'react-intl'
import {popoverMessages} from '../messages'
import {LIST_ID} from './popover-ids'
import type {Option, OptionGroup} from './option'
import {OptionLink} from './option-link'

export type OptionListProps = {
    groups: readonly OptionGroup[]
    activeId: string | undefined
    onChoose: (option: Option) => void
}

/** The options under their headings, as one list for screen readers. */
export const OptionList = ({groups, activeId, onChoose}: OptionListProps) => {
    const {formatMessage} = useIntl()
    return (
        <div
            id={LIST_ID}
            role="listbox"
            className="search-popover__list"
            aria-label={formatMessage(popoverMessages.suggestions)}
        >
            {groups.map(({name, options}) => (
                <div
                    key={name}
                    role="group"
                    className="search-popover__group"
                    aria-labelledby={`search-${name}`}
                >
                    <div
                        id={`search-${name}`}
                        role="presentation"
                        className="search-popover__heading"
                    >
                        {formatMessage(popoverMessages[name])}
                    </div>
                    {options.map((option) => (
                        <OptionLink
                            key={option.id}
                            option={option}
                            active={option.id === activeId}
                            onChoose={onChoose}
                        />
                    ))}
                </div>
            ))}
        </div>
    )
}
