import {useIntl} from 'react-intl'
import {skeletonMessages} from './messages'

export type SkeletonProps = {
    /** CSS lengths or percentages; the height of a line of text by default. */
    width?: string
    height?: string
    round?: boolean
}

/** A grey placeholder. Announce "loading" once per section, not once per placeholder. */
export const Skeleton = ({width = '100%', height = '1em', round = false}: SkeletonProps) => (
    <span
        className={round ? 'skeleton skeleton--round' : 'skeleton'}
        style={{width, height}}
        aria-hidden="true"
    />
)

/** The heading of a page whose title is not known yet: as high as a line of it, and announced to screen readers. */
export const HeadingSkeleton = ({width}: {width: string}) => {
    const {formatMessage} = useIntl()
    return (
        <h1>
            <span className="visually-hidden">{formatMessage(skeletonMessages.heading)}</span>
            <Skeleton width={width} height="1.2em" />
        </h1>
    )
}
