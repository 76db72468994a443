import {useMemo} from 'react'
import {menuLinks} from '@app/commerce/content/store-content'
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
    const {commerce, storeId} = useAppContext()
    const asset = useCommerceQuery(menuLinks(commerce, storeId))
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
