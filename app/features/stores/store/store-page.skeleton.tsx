import {Skeleton} from '@app/ui/skeleton/skeleton'

/** A store's page before its answers are there. */
export const StorePageSkeleton = () => (
    <main id="content" className="container section" aria-busy="true">
        <Skeleton width="18rem" height="2.6rem" />
        <Skeleton height="24rem" />
    </main>
)
