import type {FormEvent} from 'react'
import {useIntl} from 'react-intl'
import type {Store} from '@app/commerce/stores/store'
import {useAppContext} from '@app/routing/route/app-context'
import {useCurrentUrl} from '@app/routing/route/location'
import {Button} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon'
import {useChoosing} from './choose-store'
import {choiceMessages} from '../messages'
import {storeLabel} from '../store-address'

/** Says what changing the store means [STORE-029] (G-55); not to shoppers who cannot change it. */
export const ChangeWarning = () => {
    const {formatMessage} = useIntl()
    const {locked} = useChoosing()
    return locked ? null : (
        <p className="store-results__warning">{formatMessage(choiceMessages.warning)}</p>
    )
}

export type ChooseButtonProps = {
    store: Pick<Store, 'id' | 'name' | 'address' | 'city' | 'postalCode' | 'selectable'>
}

const asMine = {
    type: 'button',
    look: 'quiet',
    'aria-disabled': true,
    label: choiceMessages.mineNamed,
    text: choiceMessages.mine
} as const
const asAny = {
    type: 'submit',
    look: 'secondary',
    label: choiceMessages.makeMineNamed,
    text: choiceMessages.makeMine
} as const

/**
 * Makes a store the shopper's [STORE-014], and marks the one that is [STORE-015]. A form, so that it works without
 * script too: the server sets the cookie and redirects back. A store that cannot be chosen has no button (G-54). It
 * stays the same button throughout, so that it keeps the focus.
 */
export const ChooseButton = ({store}: ChooseButtonProps) => {
    const {formatMessage} = useIntl()
    const {choice} = useAppContext()
    const {choosing, choose, locked, found} = useChoosing()
    const address = useCurrentUrl()
    const {id, postalCode, selectable} = store

    const isMine = choice?.storeId === id
    if (!isMine && (!selectable || locked)) return null

    const isChanging = choosing.step === 'changing'
    const {label, text, ...looks} = isMine ? asMine : asAny
    const chooseHere = (event: FormEvent) => {
        event.preventDefault()
        if (!isMine) choose(store)
    }
    return (
        <form method="post" action="/api/choose-store" onSubmit={chooseHere}>
            <Button
                {...looks}
                pending={isChanging && choosing.store.id === id}
                aria-label={formatMessage(label, {name: storeLabel(store)})}
            >
                {isMine ? <Icon name="check" /> : null}
                {formatMessage(text)}
            </Button>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="zip" value={found.zip ?? postalCode} />
            <input type="hidden" name="return" value={address} />
        </form>
    )
}
