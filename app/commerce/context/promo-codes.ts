import type {PromoActions} from '../basket/basket-context'
import type {ContextPart} from './context-update'

type Platform = {
    updateContext: (part: ContextPart) => Promise<void>
    warn: (message: string) => void
}

/**
 * What can be done with promo codes, each sent to the shopper context: an applied one stands in it [PROMO-004, API-019], and
 * none once it is removed [PROMO-006]. The code counts in the basket all the same where the context cannot be updated.
 */
export const withPromoContext = (
    {apply, remove}: PromoActions,
    {updateContext, warn}: Platform
): PromoActions => {
    const updatePromo = (appliedPromotions: string): Promise<void> =>
        updateContext({customQualifiers: {appliedPromotions}}).catch(() =>
            warn('The shopper context was not updated with the promo code.')
        )
    return {
        apply: async (code) => {
            const basket = await apply(code)
            await updatePromo(basket.promo?.code ?? code)
            return basket
        },
        remove: async (promoId) => {
            const basket = await remove(promoId)
            await updatePromo('')
            return basket
        }
    }
}
