import loadable from '@loadable/component'
import {createContext, type ReactNode, useContext, useEffect, useReducer, useRef} from 'react'
import {useIntl} from 'react-intl'
import {type BasketState, useBasket} from '@app/commerce/basket/basket-context'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {comesWithAccount, isStoreLocked, type StoreSource} from '@app/domain/stores/store-choice'
import {useLatest, useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext, useChangeStoreChoice} from '@app/routing/route/app-context'
import {DialogBoundary} from '@app/ui/async/section-boundary'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {choiceMessages} from '../messages'
import {type Choosing, choosingReducer, type Chosen, initialChoosing} from './store-choosing'

export type LockNoticeProps = {
    /** Whether the shopper has just requested another store, with a button that no longer exists. */
    takeFocus: boolean
}

/**
 * Says that the store came with the account [STORE-054], where it did (D-54). As the result of a button it takes over the focus, unless the
 * shopper has moved on.
 */
export const LockNotice = ({takeFocus}: LockNoticeProps) => {
    const {formatMessage} = useIntl()
    const {choice} = useAppContext()
    const identity = useIdentity()
    const customer = identity.state === 'customer' ? identity : {}
    const isOwn = comesWithAccount(choice, customer)
    const textRef = useRef<HTMLParagraphElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (takeFocus && document.activeElement === document.body) textRef.current?.focus()
    }, [takeFocus])
    return (
        <Notice live>
            <p ref={textRef} tabIndex={-1}>
                {formatMessage(isOwn ? choiceMessages.locked : choiceMessages.fixed)}
            </p>
        </Notice>
    )
}

/**
 * Whether the shopper cannot change their store, as it came with their account [STORE-054]. Until that is known the
 * buttons are shown, and a change waits (`changeUnlessLocked`).
 */
export const useStoreLock = (): boolean => {
    const {choice} = useAppContext()
    const identity = useIdentity()
    if (identity.state !== 'customer') return false
    const {foundByProvider: foundByIdentityProvider = false} = identity
    const registered = true
    return isStoreLocked({storeId: choice?.storeId, registered, foundByIdentityProvider})
}

/** How the shopper found a store: the zip they searched, and the source of the choice. */
export type Found = {zip: string | null; source: StoreSource}

/** Whether there are items whose prices would change; while that is not known, the shopper is asked too (G-55). */
const hasItems = (known: BasketState): boolean =>
    known.state === 'loading' ||
    known.state === 'failed' ||
    (known.state === 'ready' && (known.basket?.lines ?? []).length > 0)

/**
 * Makes a store the shopper's [STORE-028]: asks first if the basket has items, makes the platform reprice the basket
 * instead of emptying it, then shows the new store's prices on the page.
 */
export const useChooseStore = ({zip, source}: Found) => {
    const {formatMessage} = useIntl()
    const basket = useBasket()
    const {changeStore} = useSessionActions()
    const changeStoreChoice = useChangeStoreChoice()
    const [choosing, dispatch] = useReducer(choosingReducer, initialChoosing)

    const change = async (store: Chosen): Promise<void> => {
        const result = await changeStore(store.id).catch(() => 'behind' as const)
        if (result === 'changed' || result === 'behind') {
            await changeStoreChoice({storeId: store.id, zip: zip ?? store.postalCode, source})
            const {name, city, address} = store
            if (result === 'changed')
                showToast(formatMessage(choiceMessages.changed, {name, city, address}), 'good')
            else showToast(formatMessage(choiceMessages.cartBehind, {name}), 'warning')
        }
        dispatch({type: 'ended', result})
    }
    const latest = useLatest(change)
    const changingTo = choosing.step === 'changing' ? choosing.store : null
    useEffect(() => {
        if (changingTo) void latest.current(changingTo)
    }, [changingTo, latest])

    return {
        choosing,
        choose: (store: Chosen) => dispatch({type: 'chosen', store, hasItems: hasItems(basket)}),
        confirm: () => dispatch({type: 'confirmed'}),
        cancel: () => dispatch({type: 'cancelled'})
    }
}

const ChangeDialog = loadable(() => import('./change-dialog'), {
    resolveComponent: (module: typeof import('./change-dialog')) => module.ChangeDialog,
    ssr: false
})

type StoreChoosing = {
    choosing: Choosing
    choose: (store: Chosen) => void
    locked: boolean
    found: Found
}

const ChoosingContext = createContext<StoreChoosing | null>(null)

/** Choosing a store, for the buttons below a `ChoiceProvider`. */
export const useChoosing = (): StoreChoosing => {
    const choosing = useContext(ChoosingContext)
    if (!choosing) throw new Error('useChoosing needs a ChoiceProvider above it')
    return choosing
}

export type ChoiceProviderProps = {found: Found; children: ReactNode}

/** Shared by all buttons that choose a store: one change at a time, one dialog, one failure. */
export const ChoiceProvider = ({found, children}: ChoiceProviderProps) => {
    const {formatMessage} = useIntl()
    const {choosing, choose, confirm, cancel} = useChooseStore(found)
    const locked = useStoreLock()
    return (
        <ChoosingContext.Provider value={{choosing, choose, locked, found}}>
            {locked ? <LockNotice takeFocus={choosing.step === 'locked'} /> : null}
            {choosing.step === 'failed' ? (
                <Notice tone="error">{formatMessage(choiceMessages.skipped)}</Notice>
            ) : null}
            {children}
            {choosing.step === 'confirming' ? (
                <DialogBoundary onClose={cancel}>
                    <ChangeDialog
                        name={choosing.store.name}
                        onConfirm={confirm}
                        onCancel={cancel}
                    />
                </DialogBoundary>
            ) : null}
        </ChoosingContext.Provider>
    )
}
