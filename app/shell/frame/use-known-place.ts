import {storeById} from '@app/commerce/stores/store-by-id'
import {storeLink} from '@app/domain/store/choice/store-link'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import type {KnownPlace} from '../header/store-link'

/** Where prices are for, as the header says it [SHELL-001, SHELL-002, SHELL-003]. */
export const useKnownPlace = (): KnownPlace => {
    const {commerce, choice} = useVisit()
    const id = choice?.storeId
    const store = useQuestion(storeById(commerce, id ?? ''), id !== undefined)
    const link = storeLink(choice, store.state === 'ready' ? store.value.address : undefined)
    if (link.says === 'my-store') return {kind: 'store', address: link.address}
    return link.says === 'pricing-for' ? {kind: 'zip', zip: link.zip} : {kind: 'none'}
}
