import {menuAdditionalLinks} from '@app/commerce/content/content-asset'
import {useAppContext} from '@app/routing/app-context'
import {useCommerceQuery} from '@app/routing/commerce-query'
import {RichText} from '@app/ui/typography/rich-text'

/** What editors add to the menu [SHELL-025]; nothing where they add nothing, or it does not come. */
export const MenuLinks = () => {
    const {commerce} = useAppContext()
    const links = useCommerceQuery(menuAdditionalLinks(commerce))
    if (links.state !== 'ready' || links.value === null) return null
    return (
        <div className="navigation__editors">
            <RichText html={links.value} />
        </div>
    )
}
