import {useIntl} from 'react-intl'
import {ButtonLink} from '@app/ui/button/button-link'
import {emptyMessages} from '../messages'

export type PastEndProps = {
    /** How many pages there are. */
    pages: number
    /** The address of the last one. */
    lastPage: string
}

/** A page beyond the last, as an old link may name it when there are fewer items by now: the way to the last one. */
export const PastEnd = ({pages, lastPage}: PastEndProps) => {
    const {formatMessage} = useIntl()
    return (
        <section className="listing-empty">
            <h2>{formatMessage(emptyMessages.pastEnd)}</h2>
            <p>{formatMessage(emptyMessages.pastEndReason, {pages})}</p>
            <ButtonLink to={lastPage}>{formatMessage(emptyMessages.lastPage)}</ButtonLink>
        </section>
    )
}
