import {type ReactNode, useEffect, useInsertionEffect, useSyncExternalStore} from 'react'
import {Helmet} from 'react-helmet'

/** The attribute with the names of the features whose style sheets the server wrote into the document. */
export const STYLED = 'data-styles'

let loaded: Readonly<Record<string, string>> | undefined
let isGivenUp = false
let inPage: Set<string> | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

/** The features whose sheets this page has; called in browsers only. */
const present = (): Set<string> => {
    inPage ??= new Set(document.documentElement.getAttribute(STYLED)?.split(' '))
    return inPage
}

const missing = (features: readonly string[]): string[] =>
    features.filter((feature) => !present().has(feature))

const insert = (features: readonly string[], sheets: Readonly<Record<string, string>>): void => {
    for (const feature of missing(features)) {
        const style = document.createElement('style')
        style.textContent = sheets[feature] ?? ''
        document.head.append(style)
        present().add(feature)
    }
}

/** Fetches the style sheets of all features, so that the next page has them; once, unless it fails. Never rejects. */
export const loadFeatureStyles = async (): Promise<void> => {
    if (loaded) return
    try {
        const {featureStyles} = await import('@app/ui/theme/feature-styles.generated')
        loaded = featureStyles
    } catch {
        // An unstyled page is better than none.
        isGivenUp = true
    }
    for (const listener of listeners) listener()
}

/** Whether the style sheets of these features are loaded; false until then. */
export const useFeatureStyles = (features: readonly string[]): boolean => {
    const canShow = useSyncExternalStore(
        subscribe,
        () => loaded !== undefined || isGivenUp || missing(features).length === 0,
        () => true
    )
    useEffect(() => {
        if (missing(features).length > 0) void loadFeatureStyles()
    }, [features])
    useInsertionEffect(() => {
        if (loaded) insert(features, loaded)
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
