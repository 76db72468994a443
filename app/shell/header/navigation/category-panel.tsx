import {useIntl} from 'react-intl'
import {Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from '../messages'
import type {NavigationItem} from './navigation'
import {closes, popover} from './popover'

const Group = ({group, whole}: {group: NavigationItem; whole: boolean}) => (
    <li className="panel__group">
        <Link to={group.to} className="panel__heading" warm={false}>
            {group.name}
        </Link>
        {whole && group.children.length > 0 ? (
            <ul className="panel__links">
                {group.children.map((item) => (
                    <li key={item.id}>
                        <Link to={item.to} className="panel__link" warm={false}>
                            {item.name}
                        </Link>
                    </li>
                ))}
            </ul>
        ) : null}
    </li>
)

export type CategoryPanelProps = {
    category: NavigationItem
    id: string
    /** With the third level, which stands in the page only once the menu is used: it would be a fifth of every page. */
    whole: boolean
}

/** What is below a category: a panel on large screens [SHELL-011], a drawer in the drawer on small ones [SHELL-013]. */
export const CategoryPanel = ({category, id, whole}: CategoryPanelProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="panel" {...popover(id)}>
            <button type="button" className="drawer__row panel__back" {...closes(id)}>
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
