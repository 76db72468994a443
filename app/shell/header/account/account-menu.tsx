import {useIntl} from 'react-intl'
import {storeById} from '@app/commerce/stores/store'
import {nameInHeader} from '@app/domain/person/name-in-header'
import {storePath} from '@app/domain/stores/store-address'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {showToast} from '@app/ui/feedback/toast'
import {Menu} from '@app/ui/overlay/menu'
import {Icon} from '@app/ui/picture/icon'
import {useSignOut} from '../../sign-in/sign-out'
import {accountMenuMessages as messages} from './account-menu-messages'
import {messages as headerMessages} from '../messages'

/** The customer's own store, by its address once that is known [ACCT-008]. */
const useMyStore = () => {
    const {formatMessage} = useIntl()
    const {commerce, choice} = useAppContext()
    const id = choice?.storeId
    const store = useCommerceQuery(storeById(commerce, id ?? ''), id !== undefined)
    if (store.state !== 'ready' || !store.value)
        return {label: formatMessage(messages.myStore), to: '/store-locator'}
    const {address} = store.value
    return {label: formatMessage(messages.myStoreAt, {address}), to: storePath(store.value)}
}

/** Longer than a sign-out may take; its end replaces the toast. */
const UNTIL_SIGNED_OUT_MS = 60_000

/** The customer's own menu, under their short name or Account [ROLE-004, ROLE-005, ACCT-005…009]. */
export const AccountMenu = ({firstName}: {firstName: string | undefined}) => {
    const {formatMessage} = useIntl()
    const signOut = useSignOut()
    const myStore = useMyStore()
    const name = nameInHeader(firstName) ?? formatMessage(headerMessages.account)
    const leave = () => {
        const signingOut = formatMessage(messages.signingOut)
        showToast(signingOut, 'info', {topic: 'sign-in', durationMs: UNTIL_SIGNED_OUT_MS})
        signOut('asked').catch(() =>
            showToast(formatMessage(messages.signOutFailed), 'error', {topic: 'sign-in'})
        )
    }
    return (
        <Menu
            label={formatMessage(messages.label, {name})}
            look="header__tool"
            items={[
                {label: formatMessage(messages.dashboard), to: '/my-accounts', icon: 'user'},
                {label: formatMessage(messages.savedItems), to: '/account/wishlist', icon: 'heart'},
                {
                    label: formatMessage(messages.paymentMethods),
                    to: '/my-accounts/payment-method',
                    icon: 'list'
                },
                {...myStore, icon: 'pin'},
                {label: formatMessage(messages.signOut), onSelect: leave, apart: true}
            ]}
        >
            <Icon name="user" />
            <span className="header__tool-name">{name}</span>
        </Menu>
    )
}
