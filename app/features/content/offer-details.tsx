import {useIntl} from 'react-intl'
import type {Offer} from '@app/domain/basket/offers'
import {Dialog} from '@app/ui/overlay/dialog'
import {useDayText} from '@app/ui/typography/day-text'
import {RichText} from '@app/ui/typography/rich-text'
import {offerMessages as messages} from './offer-messages'

export type OfferDetailsProps = {offer: Offer; details: string; onClose: () => void}

/** All that is to be known of an offer [CONTENT-014]. */
export const OfferDetails = ({offer, details, onClose}: OfferDetailsProps) => {
    const {formatMessage} = useIntl()
    const writeDay = useDayText()
    return (
        <Dialog open size="sm" title={offer.name || offer.callout} onClose={onClose}>
            {details === '' ? <p>{offer.details}</p> : <RichText html={details} />}
            {offer.code === null ? null : <p>{formatMessage(messages.code, {code: offer.code})}</p>}
            {offer.endsOn === null ? null : (
                <p>{formatMessage(messages.until, {day: writeDay(offer.endsOn)})}</p>
            )}
        </Dialog>
    )
}
