import {HeadingSkeleton} from '@app/ui/skeleton/heading-skeleton'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** The locator's page before its code is there. */
export const LocatorPageSkeleton = () => (
    <Main look="section" busy>
        <div className="stack">
            <HeadingSkeleton width="14rem" />
            <Skeleton height="20rem" />
        </div>
    </Main>
)
