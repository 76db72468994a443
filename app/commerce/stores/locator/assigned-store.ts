import {isZip} from '@app/domain/store/place/zip'
import type {Commerce} from '../../commerce'
import {record, text} from '../../reading'

/** The store for a shopper who has none, if stores are assigned, and the zip that their network is in. */
export type AssignedPlace = {storeId: string | null; zip: string | null}

/** Asks our own server, which knows the shopper's address and the shop's preferences (G-50). Rejects with a CommerceError. */
export const assignedPlace = async (commerce: Commerce): Promise<AssignedPlace> => {
    const answer = record(await commerce.ask({family: 'own', path: '/assigned-store'}))
    const zip = text(answer.zip)
    return {
        storeId: text(answer.storeId) ?? null,
        zip: zip !== undefined && isZip(zip) ? zip : null
    }
}
