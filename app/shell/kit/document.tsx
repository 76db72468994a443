import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {Fragment, type HTMLAttributes, type ReactNode} from 'react'
import {featureStyles} from '@app/ui/theme/feature-styles.generated'
import {styles} from '@app/ui/theme/styles.generated'
import {brand} from '@app/brand'
import {STYLED} from './feature-styles'
import {pageScripts} from './page-scripts'

type Props = {
    head: ReactNode[]
    html: string
    afterBodyStart: ReactNode[]
    beforeBodyEnd: ReactNode[]
    htmlAttributes: HTMLAttributes<HTMLHtmlElement> & {[STYLED]?: string}
    bodyAttributes: HTMLAttributes<HTMLBodyElement>
}

const inPlaces = (nodes: ReactNode[]) =>
    nodes.map((node, place) => <Fragment key={place}>{node}</Fragment>)

/** The style sheets of every page, and of the features that this one shows. */
const stylesFor = (features = ''): string =>
    [styles, ...features.split(' ').map((feature) => featureStyles[feature] ?? '')].join('')

/** Where the page's script finds its texts: English stands in the code itself [I18N-007]. */
const Texts = ({language}: {language: string | undefined}) =>
    language === undefined || language === 'en-US' ? null : (
        <link
            rel="preload"
            as="fetch"
            href={getAssetUrl(`static/translations/compiled/${language}.json`)}
            crossOrigin="anonymous"
        />
    )

/**
 * The HTML document. All static CSS stands in the head: one request less before the first paint, which on a slow phone
 * is half a second (docs/decisions/0006). The kit's svg sprite (`afterBodyStart`) is empty here and left out.
 */
export const Document = ({head, html, beforeBodyEnd, htmlAttributes, bodyAttributes}: Props) => {
    const {fetched, data} = pageScripts(beforeBodyEnd)
    return (
        <html lang="en-US" {...htmlAttributes}>
            <head>
                <meta charSet="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="format-detection" content="telephone=no" />
                <meta name="theme-color" content={brand.themeColor} />
                {inPlaces(fetched)}
                <Texts language={htmlAttributes.lang} />
                <link rel="manifest" href="/manifest.webmanifest" />
                <link rel="icon" href="/favicon.ico" sizes="any" />
                <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
                <style dangerouslySetInnerHTML={{__html: stylesFor(htmlAttributes[STYLED])}} />
                {head}
            </head>
            <body {...bodyAttributes}>
                <div className="react-target" dangerouslySetInnerHTML={{__html: html}} />
                {inPlaces(data)}
            </body>
        </html>
    )
}
