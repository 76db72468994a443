import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'

/** The skeleton of a step, until it is known which step is shown. */
export const CheckoutSkeleton = () => (
    <div className="checkout__waiting" aria-busy="true">
        <HeadingSkeleton width="12em" />
        <Skeleton height="3.5em" />
        <Skeleton height="3.5em" />
        <Skeleton height="3.5em" />
        <Skeleton width="10em" height="3em" />
    </div>
)
