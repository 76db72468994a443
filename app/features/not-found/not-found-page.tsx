import {definePage, optional} from '@app/routing/route/page'
import {redirectTarget} from '@app/routing/route/redirect'
import {HeadingSkeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'

const Nothing = () => null

const NotFoundSkeleton = () => (
    <Main pending>
        <HeadingSkeleton width="min(100%, 24rem)" />
    </Main>
)

/** An unknown address. Whether it has moved is fetched at once, as the only query. */
export const page = definePage({
    loader: (args) => ({movedTo: optional(redirectTarget(args))}),
    isMissing: () => true,
    skeleton: NotFoundSkeleton
})(Nothing)
