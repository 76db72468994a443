import {Skeleton} from '@app/ui/skeleton/skeleton'

/** A title and the beginning of a text. */
export const ContentPageSkeleton = () => (
    <main id="content" className="container content-page" aria-busy="true">
        <Skeleton width="24rem" height="2.5rem" />
        <Skeleton height="24rem" />
    </main>
)
