import {definePage, optional} from '@app/routing/page'
import {redirectTarget} from '@app/routing/redirect'

const Nothing = () => null

/** A page that there is not. Whether it has moved is asked at once, as it is all that there is to ask. */
export const page = definePage({
    loader: (args) => ({movedTo: optional(redirectTarget(args))}),
    isMissing: () => true,
    skeleton: Nothing
})(Nothing)
