import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {Fragment, type HTMLAttributes, type ReactNode} from 'react'
import {brand} from '@app/brand'
import {defaultLocale, manifestPath, toLocale} from '@app/lib/address/locales'
import {siteBrands} from '@app/ui/brand/site-brands'
import {featureStyles} from '@app/ui/theme/feature-styles.generated'
import {styles} from '@app/ui/theme/styles.generated'
import {SITE, STYLED} from './feature-styles'
import {pageHead, pageScripts} from './page-scripts'
import {withFiles} from './typeface'

type DocumentProps = {
    head: ReactNode[]
    html: string
    afterBodyStart: ReactNode[]
    beforeBodyEnd: ReactNode[]
    htmlAttributes: HTMLAttributes<HTMLHtmlElement> & {[STYLED]?: string; [SITE]?: string}
    bodyAttributes: HTMLAttributes<HTMLBodyElement>
}

const keyed = (nodes: ReactNode[]) =>
    nodes.map((node, index) => <Fragment key={index}>{node}</Fragment>)

/** The style sheets of every page, and of the features that this page shows. */
const stylesFor = (features = ''): string =>
    [withFiles(styles), ...features.split(' ').map((feature) => featureStyles[feature] ?? '')].join(
        ''
    )

/** The tokens that a site has of its own, after those of the shop. */
const tokensOf = ({tokens}: {tokens: Readonly<Record<string, string>>}): string =>
    `:root{${Object.entries(tokens)
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}}`

// React 18 only supports the attribute in lower case.
const low = {fetchpriority: 'low'}

/**
 * The messages of the page's language, and the script that reads them before the page's own runs; English is in the
 * code [I18N-007]. The page's largest picture is loaded first.
 */
const Texts = ({language}: {language: string | undefined}) => {
    if (language === undefined || language === defaultLocale) return null
    const texts = getAssetUrl(`static/translations/compiled/${language}.json`)
    return (
        <>
            <link rel="preload" as="fetch" href={texts} crossOrigin="anonymous" {...low} />
            <script defer src={getAssetUrl('texts.js')} data-texts={texts} />
        </>
    )
}

/**
 * The HTML document. All static CSS is in the head: that saves a request before the first paint, half a second on a
 * slow phone (docs/decisions/0006). The kit's SVG sprite (`afterBodyStart`) is empty here and left out.
 */
export const Document = ({
    head,
    html,
    beforeBodyEnd,
    htmlAttributes,
    bodyAttributes
}: DocumentProps) => {
    const {fetched, fetchedLast, data} = pageScripts(beforeBodyEnd)
    const {preloads, others} = pageHead(head)
    const ofSite = siteBrands[htmlAttributes[SITE] ?? '']
    const css = stylesFor(htmlAttributes[STYLED]) + (ofSite ? tokensOf(ofSite) : '')
    return (
        <html lang={defaultLocale} {...htmlAttributes}>
            <head>
                <meta charSet="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="format-detection" content="telephone=no" />
                <meta name="theme-color" content={(ofSite?.brand ?? brand).themeColor} />
                {keyed(preloads)}
                <script defer src={getAssetUrl('static/old-browser.js')} />
                <Texts language={htmlAttributes.lang} />
                {keyed(fetched)}
                <link rel="manifest" href={manifestPath(toLocale(htmlAttributes.lang))} />
                <link rel="icon" href="/favicon.ico" sizes="any" />
                <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
                <style dangerouslySetInnerHTML={{__html: css}} />
                {keyed(others)}
            </head>
            <body {...bodyAttributes}>
                <div className="react-target" dangerouslySetInnerHTML={{__html: html}} />
                {keyed(fetchedLast)}
                {keyed(data)}
            </body>
        </html>
    )
}
