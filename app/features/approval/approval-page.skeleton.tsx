import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'

/** Keeps the place of a page about an approval. */
export const ApprovalPageSkeleton = () => (
    <Main look="approval" pending>
        <HeadingSkeleton width="60%" />
        <ApprovalBodySkeleton />
    </Main>
)

/** Keeps the place of what stands under the heading. */
export const ApprovalBodySkeleton = () => (
    <div className="approval__part" aria-busy="true">
        <Skeleton width="80%" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton width="12rem" height="2.75rem" />
    </div>
)
