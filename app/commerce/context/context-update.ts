import {isNotFound} from '../outcome/outcome'
import {sdkFailure} from '../outcome/sdk-failure'
import type {ContextMutations} from '../sdk/context-mutations'
import type {ShopperContextBody} from './store-context'

/** A part of the shopper context; what it does not name stays unchanged. */
export type ContextPart = Pick<ShopperContextBody, 'customQualifiers'> & Partial<ShopperContextBody>

/**
 * Writes a session's shopper context by merging: creating a new one would remove what others have written [G-04,
 * API-020]. Rejects with a CommerceError.
 */
export const createContextUpdate =
    (shopperContexts: ContextMutations, usid: string) =>
    async (body: ContextPart): Promise<void> => {
        const parameters = {usid, evaluateContextWithClientIp: true}
        try {
            await shopperContexts.updateShopperContext({parameters, body})
        } catch (error) {
            const failure = await sdkFailure(error)
            if (!isNotFound(failure)) throw failure
            await shopperContexts.createShopperContext({parameters, body})
        }
    }
