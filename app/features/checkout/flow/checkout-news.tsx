import {useIntl} from 'react-intl'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {Notice} from '@app/ui/feedback/notice'
import {newsMessages as texts} from '../frame/messages'

export type CheckoutNewsProps = {
    news: NonNullable<CheckoutRecord['news']>
    /** The name of the store that the pieces are rented from. */
    store: string
}

/** What has changed since the shopper last saw it; shown until they go to the next step (D-28). */
export const CheckoutNews = ({news, store}: CheckoutNewsProps) => {
    const {formatMessage} = useIntl()
    if (news.length === 0) return null
    return (
        <Notice tone="warning" live>
            {news.map((kind) => (
                <p key={kind}>{formatMessage(texts[kind], {store})}</p>
            ))}
        </Notice>
    )
}
