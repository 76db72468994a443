import {urlMapping} from '@app/commerce/seo/url-mapping'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import {definePage, optional} from '@app/routing/define-page'

const Nothing = () => null

/** A page that may have moved: there is nothing to show here, only somewhere to go. */
export const page = definePage({
    load: ({commerce, pathname}) => ({
        movedTo: optional(urlMapping(commerce, pathname.replace(/^\//, '')))
    }),
    isMissing: ({movedTo}) =>
        movedTo.state !== 'ready' || safeRedirect(movedTo.value) === undefined,
    redirect: ({movedTo}) =>
        movedTo.state === 'ready' ? (safeRedirect(movedTo.value) ?? null) : null,
    skeleton: Nothing
})(Nothing)
