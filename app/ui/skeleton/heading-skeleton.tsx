import {useIntl} from 'react-intl'
import {messages} from './messages'
import {Skeleton} from './skeleton'

/** The heading of a page whose name is not known yet: as high as a line of it, and said to whoever cannot see it. */
export const HeadingSkeleton = ({width}: {width: string}) => {
    const {formatMessage} = useIntl()
    return (
        <h1>
            <span className="visually-hidden">{formatMessage(messages.heading)}</span>
            <Skeleton width={width} height="1.2em" />
        </h1>
    )
}
