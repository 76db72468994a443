import type {ReactNode} from 'react'
import {Helmet} from 'react-helmet'
import {STYLED, useFeatureStyles} from './feature-styles'

export type RouteStylesProps = {
    /** The features whose style sheets are needed besides those of every page. */
    of: readonly string[]
    /** Keeps the place until they are there; never seen on a first page, whose sheets stand in the document. */
    waiting?: ReactNode
    children: ReactNode
}

/** What needs a feature's style sheets, shown when they are there (docs/decisions/0006). */
export const RouteStyles = ({of, waiting = null, children}: RouteStylesProps) => {
    const canShow = useFeatureStyles(of)
    return (
        <>
            <Helmet htmlAttributes={{[STYLED]: of.join(' ')}} />
            {canShow ? children : waiting}
        </>
    )
}
