import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {SessionState} from '@app/commerce/basket/shopper-session'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import type {Store} from '@app/commerce/stores/store'
import type {StoreSource} from '@app/domain/store/choice/store-choice'
import {useChangePlace} from '@app/routing/visit'
import {showToast} from '@app/ui/toast/toasts'
import {choiceMessages} from '../messages'

export type Chosen = Pick<Store, 'id' | 'name' | 'postalCode'>

/** How the shopper came to a store: around which zip they looked, and who gave it. */
export type Found = {zip: string | null; source: StoreSource}

export type Choosing =
    | {step: 'waiting'}
    | {step: 'asking'; store: Chosen}
    | {step: 'changing'; store: Chosen}
    | {step: 'failed'; store: Chosen}
    | {step: 'locked'}

/** Whether there are items whose prices would change; while that is not known, the shopper is asked too (G-55). */
const hasItems = (session: SessionState): boolean =>
    session.state === 'starting' ||
    session.state === 'failed' ||
    (session.state === 'ready' && (session.basket?.lines ?? []).length > 0)

/**
 * Makes a store the shopper's [STORE-028]: asks first where the basket has items, has the platform price the basket anew
 * rather than emptying it, then shows the new store's prices on the page.
 */
export const useChooseStore = ({zip, source}: Found) => {
    const {formatMessage} = useIntl()
    const {session, changeStore} = useShopperSession()
    const changePlace = useChangePlace()
    const [choosing, setChoosing] = useState<Choosing>({step: 'waiting'})

    const change = async (store: Chosen): Promise<void> => {
        setChoosing({step: 'changing', store})
        const told = await changeStore(store.id).catch(() => 'behind' as const)
        if (told === 'skipped') return setChoosing({step: 'failed', store})
        if (told === 'locked') return setChoosing({step: 'locked'})
        await changePlace({storeId: store.id, zip: zip ?? store.postalCode, source})
        setChoosing({step: 'waiting'})
        const {name} = store
        if (told === 'changed') showToast(formatMessage(choiceMessages.changed, {name}), 'good')
        else showToast(formatMessage(choiceMessages.cartBehind, {name}), 'warning')
    }

    return {
        choosing,
        choose: (store: Chosen) =>
            hasItems(session) ? setChoosing({step: 'asking', store}) : void change(store),
        confirm: (store: Chosen) => void change(store),
        cancel: () => setChoosing({step: 'waiting'})
    }
}
