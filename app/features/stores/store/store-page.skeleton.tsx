import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A store's page before its answers are there. */
export const StorePageSkeleton = () => (
    <Main look="section" busy>
        <Skeleton width="18rem" height="2.6rem" />
        <Skeleton height="24rem" />
    </Main>
)
