import type {MouseEvent} from 'react'
import {useIntl} from 'react-intl'
import {isPlainClick, Link} from '@app/routing/link'
import {Icon} from '@app/ui/picture/icon'
import {Picture} from '@app/ui/picture/picture'
import {popoverMessages} from './popover-messages'
import {LIST_ID, type Option, type OptionGroup} from './option'

const PICTURE = 48

const OptionPicture = ({option}: {option: Option}) => {
    if (option.kind === 'term') return <Icon name="search" />
    if (option.image === null) return <span className="search-option__picture" />
    return (
        <Picture
            className="search-option__picture"
            link={option.image.link}
            alt=""
            width={PICTURE}
            height={PICTURE}
            sizes="3rem"
            largest={PICTURE}
        />
    )
}

export type OptionLinkProps = {
    option: Option
    active: boolean
    onChoose: (option: Option) => void
}

/** An option is also a link, so that it can be opened in another tab; the keyboard reaches it by the arrow keys. */
export const OptionLink = ({option, active, onChoose}: OptionLinkProps) => {
    const choose = (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChoose(option)
    }
    return (
        <Link
            id={option.id}
            role="option"
            aria-selected={active}
            className="search-option"
            to={option.to}
            tabIndex={-1}
            prefetch={option.kind === 'product'}
            onClick={choose}
        >
            <OptionPicture option={option} />
            <span>{option.label}</span>
        </Link>
    )
}

export type OptionListProps = {
    groups: readonly OptionGroup[]
    activeId: string | undefined
    onChoose: (option: Option) => void
}

/** The options under their headings, as one listbox for screen readers. */
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
