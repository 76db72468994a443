import {useIntl} from 'react-intl'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {Notice} from '@app/ui/feedback/notice'
import {newsMessages as texts} from './messages'

export type CheckoutNewsProps = {
    news: NonNullable<CheckoutRecord['news']>
    /** The name of the store that it is rented from. */
    store: string
}

/** What has changed since the shopper saw it, until they have gone on from there (D-28). */
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
