import type {PromoActions} from './basket-context'
import type {ContextPart} from '../context/context-update'

type Platform = {
    updateContext: (part: ContextPart) => Promise<void>
    warn: (message: string) => void
}

/**
 * The actions with promo codes, which also update the shopper context: an applied code is set there [PROMO-004,
 * API-019], and unset once it is removed [PROMO-006]. If the context cannot be updated, the code still counts in the
 * basket.
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
