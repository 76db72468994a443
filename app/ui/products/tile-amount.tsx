import loadable from '@loadable/component'
import {useShopAmount} from '../price/shop-amount'
import type {PaymentFrequency, RentPrice} from '@app/domain/prices/pricing'
import {SectionBoundary} from '../async/section-boundary'

const AmountMark = loadable(() => import('./amount-mark'), {
    resolveComponent: (module: typeof import('./amount-mark')) => module.AmountMark,
    ssr: false
})

export type TileAmountProps = {price: RentPrice; frequency: PaymentFrequency}

/** Whether a product is within the shopper's approval, over its picture; nothing for shoppers without one (G-13). */
export const TileAmount = ({price, frequency}: TileAmountProps) => {
    const amount = useShopAmount()
    return amount ? (
        <SectionBoundary>
            <AmountMark left={amount.left} weekly={price.weekly} frequency={frequency} />
        </SectionBoundary>
    ) : null
}
