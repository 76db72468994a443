import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A page of the directory before its answers are there. */
export const DirectorySkeleton = () => (
    <Main look="section" busy>
        <div className="stack">
            <HeadingSkeleton width="14rem" />
            <Skeleton height="24rem" />
        </div>
    </Main>
)
