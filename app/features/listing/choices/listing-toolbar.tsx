import {useIntl} from 'react-intl'
import type {PaymentFrequency} from '@app/domain/pricing/payment-frequency'
import {FrequencyChoice} from '@app/ui/frequency-choice/frequency-choice'
import {SortChoice} from './sort-choice'
import {ViewChoice} from './view-choice'
import type {Listing} from '../listing'
import {messages} from '../messages'

export type ListingToolbarProps = {
    listing: Listing
    total: number
    frequency: PaymentFrequency
    onChooseFrequency: (frequency: PaymentFrequency) => void
}

/** How many there are, and how to look at them. */
export const ListingToolbar = (props: ListingToolbarProps) => {
    const {listing, total, frequency, onChooseFrequency} = props
    const {formatMessage} = useIntl()
    return (
        <div className="listing__toolbar">
            <FrequencyChoice legend="hidden" chosen={frequency} onChoose={onChooseFrequency} />
            <p className="listing__count" role="status">
                {formatMessage(messages.count, {total})}
            </p>
            <SortChoice listing={listing} />
            <ViewChoice listing={listing} />
        </div>
    )
}
