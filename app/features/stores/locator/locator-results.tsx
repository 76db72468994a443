import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {LocatorResult} from '@app/commerce/stores/locator'
import type {LocatorOutcome} from '@app/domain/stores/locator-outcome'
import {usStates} from '@app/domain/person/us-states'
import {useAfter, useHydrated} from '@app/lib/browser/react-hooks'
import {useBrand} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {messages, noneMessages} from '../messages'
import {StoreResults} from './store-results'

export type NoStoresProps = {outcome: Exclude<LocatorOutcome, {kind: 'stores'}>}

/** A search without results: the reason, and what to do (C-29) [STORE-037, STORE-040, STORE-043]. */
export const NoStores = ({outcome}: NoStoresProps) => {
    const {formatMessage} = useIntl()
    const {name: affiliate, address} = useBrand().affiliate
    if (outcome.kind === 'affiliate') {
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
    const why = outcome.kind === 'none-in-range' ? noneMessages.inRange : noneMessages.inArea
    return (
        <Notice tone="warning" live>
            <p>{formatMessage(why)}</p>
            <p>
                <Link to="/contact-us">{formatMessage(noneMessages.trouble)}</Link>
            </p>
        </Notice>
    )
}

export type LocatorResultsProps = {found: Loadable<LocatorResult>; shown: number}

/** [STORE-026] */
const NO_RESULT_AFTER_MS = 1000

const LocatorLoading = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <p role="status">{formatMessage(messages.loading)}</p>
            <div className="store-results">
                <Skeleton height="16rem" />
                <Skeleton height="16rem" />
            </div>
        </>
    )
}

/**
 * Says that there is no store after a short delay, so that it does not flash; at once if the page was served with the
 * result.
 */
const NoStoresYet = ({
    outcome,
    ms
}: {
    outcome: Exclude<LocatorOutcome, {kind: 'stores'}>
    ms: number
}) => (useAfter(ms) ? <NoStores outcome={outcome} /> : <LocatorLoading />)

/** The result of a search: loading [STORE-024], failed, no store, or stores [STORE-025]. */
export const LocatorResults = ({found, shown}: LocatorResultsProps) => {
    const {formatMessage} = useIntl()
    const hydrated = useHydrated()
    const [isInitial] = useState(!hydrated && found.state === 'ready')

    if (found.state === 'loading') return <LocatorLoading />
    if (found.state === 'failed') {
        return (
            <Notice tone="error">
                {formatMessage(messages.failed)}{' '}
                <Button look="quiet" onClick={found.retry}>
                    {formatMessage(messages.tryAgain)}
                </Button>
            </Notice>
        )
    }
    const {outcome, stores, zip} = found.value
    return outcome.kind === 'stores' ? (
        <StoreResults stores={stores} zip={zip} shown={shown} />
    ) : (
        <NoStoresYet outcome={outcome} ms={isInitial ? 0 : NO_RESULT_AFTER_MS} />
    )
}
