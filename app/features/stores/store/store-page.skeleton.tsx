import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A store's page before its answers are there. */
export const StorePageSkeleton = () => (
    <Main look="section" busy>
        <div className="stack">
            <HeadingSkeleton width="18rem" />
            <Skeleton height="24rem" />
        </div>
    </Main>
)
