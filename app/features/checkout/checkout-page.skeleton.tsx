import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'

/** Keeps the place of a step while it is not known which one it is. */
export const CheckoutSkeleton = () => (
    <div className="checkout__waiting" aria-busy="true">
        <HeadingSkeleton width="12em" />
        <Skeleton height="3.5em" />
        <Skeleton height="3.5em" />
        <Skeleton height="3.5em" />
        <Skeleton width="10em" height="3em" />
    </div>
)
