import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {Helmet} from 'react-helmet'
import {brand} from '@app/brand'
import {useLocale} from '@app/routing/visit'

/** What every page's head has, whatever the page says of itself: its language, and where its texts come from. */
export const PageHead = () => {
    const locale = useLocale()
    const texts = getAssetUrl(`static/translations/compiled/${locale}.json`)
    return (
        <Helmet htmlAttributes={{lang: locale}} defaultTitle={brand.name}>
            {locale === 'en-US' ? null : (
                <link rel="preload" as="fetch" href={texts} crossOrigin="anonymous" />
            )}
        </Helmet>
    )
}
