import {urlMapping} from '@app/commerce/seo/url-mapping'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import {defineRoute, optional} from '@app/routing/define-route'

const Nothing = () => null

/** Any other address: where the platform says that it moved to, else 404 (G-09). */
export const notFoundRoute = defineRoute({
    name: 'not-found',
    path: '*',
    cache: {fresh: 60, stale: 60},
    status: 404,
    load: ({commerce, pathname}) => ({
        movedTo: optional(urlMapping(commerce, pathname.replace(/^\//, '')))
    }),
    isMissing: ({movedTo}) =>
        movedTo.state !== 'ready' || safeRedirect(movedTo.value) === undefined,
    redirect: ({movedTo}) =>
        movedTo.state === 'ready' ? (safeRedirect(movedTo.value) ?? null) : null,
    skeleton: Nothing
})(Nothing)
