import {Menu as Chakra} from '@chakra-ui/react'
import {Fragment} from 'react'
import {Link} from '@app/routing/links/link'
import {Icon} from '../picture/icon'
import {useCloseRequest} from './close-request'
import {MenuButton, type MenuItem, type MenuProps} from './menu-button'
import {OverlayProvider} from './overlay-provider'
import {positionListeners} from './position-listeners'

/** `value` names it within the menu; it becomes a part of its id. */
const Item = ({item, value}: {item: MenuItem; value: string}) => {
    const content = (
        <>
            {item.icon ? <Icon name={item.icon} /> : null}
            {item.label}
        </>
    )
    return 'to' in item ? (
        <Chakra.Item value={value} asChild>
            <Link to={item.to} tabIndex={-1}>
                {content}
            </Link>
        </Chakra.Item>
    ) : (
        // Not onSelect: the library calls that only for the item that the pointer or a key has reached.
        <Chakra.Item value={value} onClick={item.onSelect}>
            {content}
        </Chakra.Item>
    )
}

type WayBackProps = {open: boolean; onClose: () => void}

/** The device's way back closes the menu. */
const WayBack = ({open, onClose}: WayBackProps) => {
    useCloseRequest(open, onClose)
    return null
}

export type MenuWithItemsProps = MenuProps & {openedBy: 'pointer' | 'key'}

/** The menu once it was opened. */
export const MenuWithItems = ({children, label, items, look, openedBy}: MenuWithItemsProps) => (
    <OverlayProvider>
        <Chakra.Root
            defaultOpen
            defaultHighlightedValue={openedBy === 'key' ? '0' : null}
            loopFocus
            lazyMount
            unmountOnExit
            positioning={{placement: 'bottom-end', gutter: 4, listeners: positionListeners()}}
        >
            <div className="menu">
                <Chakra.Trigger asChild aria-label={label}>
                    <MenuButton {...(look !== undefined && {look})}>{children}</MenuButton>
                </Chakra.Trigger>
                <Chakra.Context>
                    {({open, setOpen}) => (
                        <Chakra.Positioner>
                            <WayBack open={open} onClose={() => setOpen(false)} />
                            <Chakra.Content
                                // The library lets Tab do nothing; a menu that Tab leaves is closed.
                                onKeyDown={({key}) => {
                                    if (key === 'Tab') setOpen(false)
                                }}
                            >
                                {items.map((item, index) => (
                                    <Fragment key={item.label}>
                                        {item.apart ? <Chakra.Separator /> : null}
                                        <Item item={item} value={String(index)} />
                                    </Fragment>
                                ))}
                            </Chakra.Content>
                        </Chakra.Positioner>
                    )}
                </Chakra.Context>
            </div>
        </Chakra.Root>
    </OverlayProvider>
)
