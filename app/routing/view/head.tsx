import {Helmet} from 'react-helmet'
import {jsonForHtml} from '@app/lib/text/html'
import {type Locale, defaultLocale, localeIds} from '@app/lib/address/locales'
import {inLocale} from '../route/locale-path'
import {type PageSite, useAppContext, useBrand} from '../route/app-context'
import {type SharedPicture, SharingTags} from './sharing-tags'

export type HeadProps = {
    title: string
    description?: string
    /** Path without locale prefix, with the parameters that belong to the page's identity. */
    canonical?: string
    index?: boolean
    /** schema.org objects; written as data, never executed. */
    structuredData?: readonly object[]
    /** What a shared link shows; the shop's own card if it is left out. */
    picture?: SharedPicture | undefined
}

/** Search engines must not show the page, whatever its route says. */
export const NotIndexed = () => (
    <Helmet>
        <meta name="robots" content="noindex,follow" />
    </Helmet>
)

const localesOf = (site: PageSite | undefined): readonly Locale[] => site?.locales ?? localeIds

/** What crawlers, tabs and shared links read: title [SHELL-027], description, canonical and its translations [G-71]. */
export const Head = ({
    title,
    description,
    canonical,
    index = true,
    structuredData = [],
    picture
}: HeadProps) => {
    const {locale, origin, site} = useAppContext()
    const {name: shop} = useBrand()
    const at = (id: Locale) => `${origin}${inLocale(id, canonical ?? '/')}`
    return (
        <>
            <Helmet htmlAttributes={{lang: locale}}>
                <title>{`${title} | ${shop}`}</title>
                {description ? <meta name="description" content={description} /> : null}
                {index ? null : <meta name="robots" content="noindex,follow" />}
                {canonical ? <link rel="canonical" href={at(locale)} /> : null}
                {canonical
                    ? localesOf(site).map((id) => (
                          <link key={id} rel="alternate" hrefLang={id} href={at(id)} />
                      ))
                    : null}
                {canonical ? (
                    <link rel="alternate" hrefLang="x-default" href={at(defaultLocale)} />
                ) : null}
                {structuredData.map((data, index) => (
                    <script key={index} type="application/ld+json">
                        {jsonForHtml(data)}
                    </script>
                ))}
            </Helmet>
            {canonical && index ? (
                <SharingTags
                    title={title}
                    description={description}
                    url={at(locale)}
                    picture={picture}
                />
            ) : null}
        </>
    )
}
