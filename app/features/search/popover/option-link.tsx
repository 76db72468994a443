import type {MouseEvent} from 'react'
import {isPlainPress} from '@app/routing/links/is-plain-press'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {Picture} from '@app/ui/picture/image/picture'
import type {Option} from './option'

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

/** An option is a link too, so that it can be opened in a tab of its own; the keyboard reaches it by the arrows. */
export const OptionLink = ({option, active, onChoose}: OptionLinkProps) => {
    const choose = (event: MouseEvent) => {
        if (!isPlainPress(event)) return
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
            warm={option.kind === 'product'}
            onClick={choose}
        >
            <OptionPicture option={option} />
            <span>{option.label}</span>
        </Link>
    )
}
