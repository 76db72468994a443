import {useMemo} from 'react'
import {browserLog} from '@app/lib/browser-log'
import type {PromoDeeds} from '../../basket/shopper-session'
import {useContextUpdate} from '../use-context-update'
import {tellingPromo} from './telling-promo'

/** The basket's promo deeds, each told to the shopper context. */
export const useToldPromo = (promo: PromoDeeds): PromoDeeds => {
    const updateContext = useContextUpdate()
    return useMemo(
        () => tellingPromo(promo, {updateContext, warn: browserLog.warn}),
        [promo, updateContext]
    )
}
