import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A page of the directory before its answers are there. */
export const DirectorySkeleton = () => (
    <Main look="section" busy>
        <Skeleton width="14rem" height="2.6rem" />
        <Skeleton height="24rem" />
    </Main>
)
