import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'
import {CartWaiting} from './cart-waiting'

/** The cart page before its code is there. */
export const CartPageSkeleton = () => (
    <Main look="cart" busy>
        <Skeleton width="8rem" height="2.6rem" />
        <CartWaiting />
    </Main>
)
