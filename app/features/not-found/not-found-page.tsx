import {definePage, optional} from '@app/routing/page'
import {redirectTarget} from '@app/routing/redirect'
import {HeadingSkeleton} from '@app/ui/async/skeleton'
import {Main} from '@app/ui/navigation/main'

const Nothing = () => null

const NotFoundSkeleton = () => (
    <Main pending>
        <HeadingSkeleton width="min(100%, 24rem)" />
    </Main>
)

/** A page that there is not. Whether it has moved is asked at once, as it is all that there is to ask. */
export const page = definePage({
    loader: (args) => ({movedTo: optional(redirectTarget(args))}),
    isMissing: () => true,
    skeleton: NotFoundSkeleton
})(Nothing)
