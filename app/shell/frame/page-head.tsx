import {Helmet} from 'react-helmet'
import {brand} from '@app/brand'
import {useLocale} from '@app/routing/visit'

/** What every page's head has, whatever the page says of itself: its language and the shop's name. */
export const PageHead = () => (
    <Helmet htmlAttributes={{lang: useLocale()}} defaultTitle={brand.name} />
)
