import type {Commerce} from '../commerce'
import {failingAs, toFailure} from '../commerce-error'
import {record, type Unread} from '../reading'

/**
 * An object of one of the retailer's own types, by its key [API-012]; null where there is none. Rejects with "Failed to
 * fetch custom object data" [ERR-009].
 */
export const customObject = async (
    commerce: Commerce,
    type: string,
    key: string
): Promise<Unread | null> => {
    const path = `/custom-object/shopper-custom-objects/v1/organizations/{org}/custom-objects/${type}/${key}`
    try {
        return record(await commerce.ask({path}))
    } catch (error) {
        return toFailure(error).status === 404
            ? null
            : failingAs('Failed to fetch custom object data')(error)
    }
}
