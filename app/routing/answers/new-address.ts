import {urlMapping} from '@app/commerce/seo/url-mapping'
import {asRead, pagePathAt} from '@app/lib/address/page-path'
import {safeRedirect} from '@app/lib/safety/safe-redirect'
import type {Question} from '@app/commerce/question'
import type {LoadArgs} from '../define-page'

/** Where the platform says that an address moved to; asked only where there is no page (G-09). */
export const newAddress = ({
    commerce,
    pathname
}: Pick<LoadArgs, 'commerce' | 'pathname'>): Question<string | null> =>
    urlMapping(commerce, asRead(pathname.slice(1)))

/** The platform's word for it, if it may be followed [D-12] and leads to another page. */
export const followable = (
    to: string | null,
    {pathname, redirectHosts}: Pick<LoadArgs, 'pathname' | 'redirectHosts'>
): string | undefined => {
    const safe = safeRedirect(to, redirectHosts)
    return safe !== undefined && pagePathAt(safe) === pathname ? undefined : safe
}
