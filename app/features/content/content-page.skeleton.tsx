import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A title and the beginning of a text. */
export const ContentPageSkeleton = () => (
    <Main look="content-page" busy>
        <Skeleton width="24rem" height="2.5rem" />
        <Skeleton height="24rem" />
    </Main>
)
