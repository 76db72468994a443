import {Skeleton} from '@app/ui/skeleton/skeleton'
import {CartWaiting} from './cart-waiting'

/** The cart page before its code is there. */
export const CartPageSkeleton = () => (
    <main id="content" className="container cart" aria-busy="true">
        <Skeleton width="8rem" height="2.6rem" />
        <CartWaiting />
    </main>
)
