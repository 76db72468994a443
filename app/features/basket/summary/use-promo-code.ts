import {useState} from 'react'
import {saidOf} from '@app/commerce/basket/basket-failure'
import type {PromoDeeds} from '@app/commerce/basket/shopper-session'

export type PromoStep = {step: 'still'} | {step: 'busy'} | {step: 'failed'; said: string | null}

/** Applies and removes the cart's one promo code; what the platform says of a wrong one is kept to be shown (G-56). */
export const usePromoCode = ({apply, remove}: PromoDeeds) => {
    const [promo, setPromo] = useState<PromoStep>({step: 'still'})

    const doing = async (deed: () => Promise<unknown>): Promise<void> => {
        setPromo({step: 'busy'})
        try {
            await deed()
            setPromo({step: 'still'})
        } catch (error) {
            setPromo({step: 'failed', said: saidOf(error)})
        }
    }
    return {
        promo,
        apply: (code: string) => doing(() => apply(code)),
        remove: (id: string) => doing(() => remove(id))
    }
}
