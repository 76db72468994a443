import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Main} from '@app/ui/ways/main/main'

/** The locator's page before its code is there. */
export const LocatorPageSkeleton = () => (
    <Main look="section" busy>
        <Skeleton width="14rem" height="2.6rem" />
        <Skeleton height="20rem" />
    </Main>
)
