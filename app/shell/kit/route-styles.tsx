import {Helmet} from 'react-helmet'
import {featureStyles} from '@app/ui/theme/styles.generated'

/** The style sheets that a route's pages need besides those of every page, in the head before anything is painted. */
export const RouteStyles = ({of}: {of: readonly string[]}) => (
    <Helmet defer={false}>
        <style>{of.map((feature) => featureStyles[feature] ?? '').join('')}</style>
    </Helmet>
)
