import {type ReactNode, useEffect, useInsertionEffect} from 'react'
import {Helmet} from 'react-helmet'
import {createStore} from 'zustand/vanilla'
import {useBrowserValue} from '@app/lib/browser/react-hooks'

/** The attribute with the names of the features whose style sheets the server wrote into the document. */
export const STYLED = 'data-styles'

/** The attribute with the id of the site whose own colours the server writes into the document. */
export const SITE = 'data-site'

type Styles = {
    /** The style sheets of all features, once they are loaded. */
    sheets?: Readonly<Record<string, string>>
    isGivenUp?: true
    /** The features whose sheets came with the page, once it was looked at. */
    initialFeatures?: ReadonlySet<string>
}

const styles = createStore<Styles>(() => ({}))

/** The features whose sheets the server wrote into the page; called in browsers only. */
const initialFeatures = (): ReadonlySet<string> => {
    const known = styles.getState().initialFeatures
    if (known) return known
    // Looked at once: later routes change the attribute before their sheets are here.
    const features = new Set(document.documentElement.getAttribute(STYLED)?.split(' '))
    styles.setState({initialFeatures: features})
    return features
}

const isInserted = (feature: string): boolean =>
    [...document.head.querySelectorAll('style')].some(({dataset}) => dataset.feature === feature)

const missing = (features: readonly string[]): string[] =>
    features.filter((feature) => !initialFeatures().has(feature) && !isInserted(feature))

const insert = (features: readonly string[], sheets: Readonly<Record<string, string>>): void => {
    for (const feature of missing(features)) {
        const style = document.createElement('style')
        style.textContent = sheets[feature] ?? ''
        style.dataset.feature = feature
        document.head.append(style)
    }
}

/** Fetches the style sheets of all features, so that the next page has them; once, unless it fails. Never rejects. */
export const loadFeatureStyles = async (): Promise<void> => {
    if (styles.getState().sheets) return
    try {
        const {featureStyles} = await import('@app/ui/theme/feature-styles.generated')
        styles.setState({sheets: featureStyles})
    } catch {
        // An unstyled page is better than none.
        styles.setState({isGivenUp: true})
    }
}

const mayShow = (features: readonly string[]): boolean => {
    const isComplete = missing(features).length === 0
    const {sheets, isGivenUp = false} = styles.getState()
    return isComplete || sheets !== undefined || isGivenUp
}

/** Whether the style sheets of these features are loaded; false until then. */
export const useFeatureStyles = (features: readonly string[]): boolean => {
    const canShow = useBrowserValue(() => mayShow(features), true, styles.subscribe)
    useEffect(() => {
        if (missing(features).length > 0) void loadFeatureStyles()
    }, [features])
    useInsertionEffect(() => {
        const {sheets} = styles.getState()
        if (sheets) insert(features, sheets)
    })
    return canShow
}

export type RouteStylesProps = {
    /** The features whose style sheets are needed besides those of every page. */
    of: readonly string[]
    /** Shown until they are loaded; never on a first page, whose sheets are in the document. */
    fallback?: ReactNode
    children: ReactNode
}

/** Shows its children once the style sheets of their features are loaded (docs/decisions/0006). */
export const RouteStyles = ({of, fallback: waiting = null, children}: RouteStylesProps) => {
    const canShow = useFeatureStyles(of)
    return (
        <>
            <Helmet htmlAttributes={{[STYLED]: of.join(' ')}} />
            {canShow ? children : waiting}
        </>
    )
}
