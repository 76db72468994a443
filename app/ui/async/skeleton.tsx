import {useIntl} from 'react-intl'
import {skeletonMessages} from './messages'

export type SkeletonProps = {
    /** CSS lengths or shares of the place; the height of a line of text unless given. */
    width?: string
    height?: string
    round?: boolean
}

/** A grey shape where something will be. Say "loading" once per section, not once per shape. */
export const Skeleton = ({width = '100%', height = '1em', round = false}: SkeletonProps) => (
    <span
        className={round ? 'skeleton skeleton--round' : 'skeleton'}
        style={{width, height}}
        aria-hidden="true"
    />
)

/** The heading of a page whose name is not known yet: as high as a line of it, and said to whoever cannot see it. */
export const HeadingSkeleton = ({width}: {width: string}) => {
    const {formatMessage} = useIntl()
    return (
        <h1>
            <span className="visually-hidden">{formatMessage(skeletonMessages.heading)}</span>
            <Skeleton width={width} height="1.2em" />
        </h1>
    )
}
