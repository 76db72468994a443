import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** A title and the beginning of a text. */
export const ContentPageSkeleton = () => (
    <Main look="content-page" busy>
        <HeadingSkeleton width="24rem" />
        <Skeleton height="24rem" />
    </Main>
)
