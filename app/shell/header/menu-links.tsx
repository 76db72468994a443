import {useMemo} from 'react'
import {menuAdditionalLinks} from '@app/commerce/content/content-asset'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'

/** The links of what editors wrote, whatever stands around them. Browsers alone ask for it: the menu must have been used. */
const linksIn = (html: string) =>
    [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a[href]')].map(
        (link) => ({to: link.getAttribute('href') ?? '', label: link.textContent})
    )

/** What editors add to the menu [SHELL-025]; nothing where they add nothing, or it does not come. */
export const MenuLinks = () => {
    const {commerce} = useAppContext()
    const asset = useCommerceQuery(menuAdditionalLinks(commerce))
    const html = asset.state === 'ready' ? (asset.value ?? '') : ''
    const links = useMemo(() => linksIn(html), [html])
    return (
        <>
            {links.map(({to, label}) => (
                <Link key={to} to={to} className="navigation__extra" prefetch={false}>
                    {label}
                </Link>
            ))}
        </>
    )
}
