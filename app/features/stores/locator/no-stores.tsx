import {useIntl} from 'react-intl'
import {brand} from '@app/brand'
import type {LocatorOutcome} from '@app/domain/store/locator/locator-outcome'
import {usStates} from '@app/domain/store/place/us-states'
import {Link} from '@app/routing/links/link'
import {Notice} from '@app/ui/words/notice/notice'
import {noneMessages} from '../messages'

export type NoStoresProps = {outcome: Exclude<LocatorOutcome, {says: 'stores'}>}

/** A search that found no store to show: why, and where to turn (C-29) [STORE-037, STORE-040, STORE-043]. */
export const NoStores = ({outcome}: NoStoresProps) => {
    const {formatMessage} = useIntl()
    const {name: affiliate, address} = brand.affiliate
    if (outcome.says === 'affiliate') {
        const state = usStates.find(({code}) => code === outcome.state)?.name ?? outcome.state
        return (
            <Notice live>
                <p>{formatMessage(noneMessages.affiliate, {state, affiliate})}</p>
                <p>
                    <Link to={address}>
                        {formatMessage(noneMessages.visitAffiliate, {affiliate})}
                    </Link>
                </p>
            </Notice>
        )
    }
    const why = outcome.says === 'none-in-range' ? noneMessages.inRange : noneMessages.inArea
    return (
        <Notice tone="warning" live>
            <p>{formatMessage(why)}</p>
            <p>
                <Link to="/contact-us">{formatMessage(noneMessages.trouble)}</Link>
            </p>
        </Notice>
    )
}
