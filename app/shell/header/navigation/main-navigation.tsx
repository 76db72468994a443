import {type ReactNode, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {IconButton} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon'
import type {MenuItem} from './menu-items'
import {messages} from '../messages'

type PopoverButton = {popovertarget: string; popovertargetaction?: 'show' | 'hide'}

/** A popover, which the browser opens and closes itself, before any script. React 18 does not know the attribute yet. */
export const popoverAttributes = (id: string): {id: string; popover: string} => ({
    id,
    popover: 'auto'
})

/** A button that opens a popover. */
export const opensPopover = (id: string): PopoverButton => ({popovertarget: id})

/** A button that closes it. */
export const closesPopover = (id: string): PopoverButton => ({
    popovertarget: id,
    popovertargetaction: 'hide'
})

const Group = ({group, whole}: {group: MenuItem; whole: boolean}) => (
    <li className="panel__group">
        <Link to={group.to} className="panel__heading" prefetch={false}>
            {group.name}
        </Link>
        {whole && group.children.length > 0 ? (
            <ul className="panel__links">
                {group.children.map((item) => (
                    <li key={item.id}>
                        <Link to={item.to} className="panel__link" prefetch={false}>
                            {item.name}
                        </Link>
                    </li>
                ))}
            </ul>
        ) : null}
    </li>
)

export type CategoryPanelProps = {
    category: MenuItem
    id: string
    /** With the third level, which is only rendered once the menu is used: it would be a fifth of every page. */
    whole: boolean
}

/** The subcategories of a category: a panel on large screens [SHELL-011], a second drawer on small ones [SHELL-013]. */
export const CategoryPanel = ({category, id, whole}: CategoryPanelProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="panel" {...popoverAttributes(id)}>
            <button type="button" className="drawer__row panel__back" {...closesPopover(id)}>
                <Icon name="chevron-left" />
                {formatMessage(messages.back)}
            </button>
            <Link to={category.to} className="panel__all">
                {formatMessage(messages.viewAll, {category: category.name})}
            </Link>
            <ul className="panel__groups">
                {category.children.map((group) => (
                    <Group key={group.id} group={group} whole={whole} />
                ))}
            </ul>
        </div>
    )
}

export type MainNavigationProps = {
    categories: readonly MenuItem[]
    /** The page's path, so that the drawer closes when it changes. */
    path: string
    /** More links, which like the third level stand in the page only once the menu is used. */
    links?: ReactNode
    /** The other links of the header, which small screens show in the drawer. */
    children: ReactNode
}

export const MENU_ID = 'menu'

/** Whether the drawer was opened before there was a script to hear of it. */
const isOpen = (drawer: HTMLElement | null): boolean =>
    drawer?.hidePopover !== undefined && drawer.matches(':popover-open')

const CategoryItem = ({category, whole}: {category: MenuItem; whole: boolean}) => {
    const panelId = `menu-${category.id}`
    const hasPanel = category.children.length > 0
    return (
        <li className="navigation__item">
            <Link to={category.to} className="navigation__link">
                {category.name}
            </Link>
            {hasPanel ? (
                <>
                    <button type="button" className="drawer__row" {...opensPopover(panelId)}>
                        {category.name}
                        <Icon name="chevron-right" />
                    </button>
                    <CategoryPanel category={category} id={panelId} whole={whole} />
                </>
            ) : null}
        </li>
    )
}

/**
 * The categories: a row with panels on large screens, a drawer on small ones [SHELL-011, SHELL-012]. One list for both,
 * and the browser's own popovers, so that everything works before any script and closes with Escape.
 */
export const MainNavigation = ({categories, path, links, children}: MainNavigationProps) => {
    const {formatMessage} = useIntl()
    const drawer = useRef<HTMLElement>(null)
    const [dismissed, setDismissed] = useState(false)
    const [used, setUsed] = useState(false)

    useEffect(() => {
        // Browsers without popovers show the list in the page and have nothing to close.
        drawer.current?.hidePopover?.()
    }, [path])

    useEffect(() => {
        const dismiss = (event: KeyboardEvent) => setDismissed(event.key === 'Escape')
        const allow = () => setDismissed(false)
        const nav = drawer.current
        const use = () => setUsed(true)
        if (isOpen(nav)) use()
        nav?.addEventListener('beforetoggle', use)
        nav?.addEventListener('pointerenter', use)
        nav?.addEventListener('focusin', use)
        document.addEventListener('keydown', dismiss)
        nav?.addEventListener('mouseleave', allow)
        return () => {
            nav?.removeEventListener('beforetoggle', use)
            nav?.removeEventListener('pointerenter', use)
            nav?.removeEventListener('focusin', use)
            document.removeEventListener('keydown', dismiss)
            nav?.removeEventListener('mouseleave', allow)
        }
    }, [])

    return (
        <nav
            ref={drawer}
            className="container navigation"
            aria-label={formatMessage(messages.categories)}
            data-dismissed={dismissed || undefined}
            {...popoverAttributes(MENU_ID)}
        >
            <div className="navigation__head">
                <span>{formatMessage(messages.menu)}</span>
                <IconButton
                    icon="close"
                    label={formatMessage(messages.closeMenu)}
                    {...closesPopover(MENU_ID)}
                />
            </div>
            <ul className="navigation__list">
                {categories.map((category) => (
                    <CategoryItem key={category.id} category={category} whole={used} />
                ))}
            </ul>
            <div className="navigation__more">
                {used ? links : null}
                {children}
            </div>
        </nav>
    )
}
