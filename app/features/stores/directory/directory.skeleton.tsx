import {Skeleton} from '@app/ui/skeleton/skeleton'

/** A page of the directory before its answers are there. */
export const DirectorySkeleton = () => (
    <main id="content" className="container section" aria-busy="true">
        <Skeleton width="14rem" height="2.6rem" />
        <Skeleton height="24rem" />
    </main>
)
