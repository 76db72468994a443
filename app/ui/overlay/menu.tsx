import loadable from '@loadable/component'
import {useState} from 'react'
import {useIntl} from 'react-intl'
import {loadFailedMessages} from '../async/messages'
import {showToast} from '../feedback/toast'
import {MenuButton, type MenuProps} from './menu-button'

const MenuWithItems = loadable(() => import('./menu-with-items'), {
    resolveComponent: (module: typeof import('./menu-with-items')) => module.MenuWithItems,
    ssr: false
})

/** A menu that was opened by a key starts on its first item. */
type OpenedBy = 'pointer' | 'key'

/**
 * A button with a menu, such as the account's. Chakra's menu is loaded when the button is pointed at or gets the focus,
 * and takes its place when it is pressed.
 */
export const Menu = (props: MenuProps) => {
    const {formatMessage} = useIntl()
    const [openedBy, setOpenedBy] = useState<OpenedBy>()
    if (openedBy) return <MenuWithItems {...props} openedBy={openedBy} />

    const {children, label, look} = props
    const preload = () => void MenuWithItems.load().catch(() => undefined)
    const open = (by: OpenedBy) =>
        void MenuWithItems.load().then(
            () => setOpenedBy(by),
            () => showToast(formatMessage(loadFailedMessages.failed))
        )
    return (
        <div className="menu">
            <MenuButton
                {...(look !== undefined && {look})}
                aria-label={label}
                onPointerEnter={preload}
                onFocus={preload}
                // A click without a pointer is Enter or Space.
                onClick={({detail}) => open(detail === 0 ? 'key' : 'pointer')}
                onKeyDown={(event) => {
                    if (event.key !== 'ArrowDown') return
                    event.preventDefault()
                    open('key')
                }}
            >
                {children}
            </MenuButton>
        </div>
    )
}
