import {newAddress} from '@app/routing/answers/new-address'
import {definePage, optional} from '@app/routing/define-page'

const Nothing = () => null

/** A page that there is not. Whether it has moved is asked at once, as it is all that there is to ask. */
export const page = definePage({
    load: (args) => ({movedTo: optional(newAddress(args))}),
    isMissing: () => true,
    skeleton: Nothing
})(Nothing)
