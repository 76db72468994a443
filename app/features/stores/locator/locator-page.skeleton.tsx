import {Skeleton} from '@app/ui/skeleton/skeleton'

/** The locator's page before its code is there. */
export const LocatorPageSkeleton = () => (
    <main id="content" className="container section" aria-busy="true">
        <Skeleton width="14rem" height="2.6rem" />
        <Skeleton height="20rem" />
    </main>
)
