import {useEffect, useRef, useState, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {IconButton} from '@app/ui/button/icon-button'
import {CategoryPanel} from './category-panel'
import {messages} from '../messages'
import type {NavigationItem} from './navigation'
import {closes, opens, popover} from './popover'

export type MainNavigationProps = {
    categories: readonly NavigationItem[]
    /** Of the page, so that the drawer closes when it changes. */
    path: string
    /** The rest of the header's links, which small screens show in the drawer. */
    children: ReactNode
}

export const MENU_ID = 'menu'

const CategoryItem = ({category, whole}: {category: NavigationItem; whole: boolean}) => {
    const panelId = `menu-${category.id}`
    const hasPanel = category.children.length > 0
    return (
        <li className="navigation__item">
            <Link to={category.to} className="navigation__link">
                {category.name}
            </Link>
            {hasPanel ? (
                <>
                    <button type="button" className="drawer__row" {...opens(panelId)}>
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
 * and the browser's own popovers, so that it all works before any script and closes with Escape.
 */
export const MainNavigation = ({categories, path, children}: MainNavigationProps) => {
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
        nav?.addEventListener('pointerenter', use)
        nav?.addEventListener('focusin', use)
        document.addEventListener('keydown', dismiss)
        nav?.addEventListener('mouseleave', allow)
        return () => {
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
            {...popover(MENU_ID)}
        >
            <div className="navigation__head">
                <span>{formatMessage(messages.menu)}</span>
                <IconButton
                    icon="close"
                    label={formatMessage(messages.closeMenu)}
                    {...closes(MENU_ID)}
                />
            </div>
            <ul className="navigation__list">
                {categories.map((category) => (
                    <CategoryItem key={category.id} category={category} whole={used} />
                ))}
            </ul>
            <div className="navigation__more">{children}</div>
        </nav>
    )
}
