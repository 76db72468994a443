import {useState} from 'react'
import {useIntl} from 'react-intl'
import {
    type LocatorPlace,
    type LocatorResult,
    nearestListedStore
} from '@app/commerce/stores/locator'
import type {LocatorOutcome} from '@app/domain/stores/locator-outcome'
import {storePath} from '@app/domain/stores/store-address'
import {usStates} from '@app/domain/person/us-states'
import {useAfter, useHydrated} from '@app/lib/browser/react-hooks'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {type Loadable, useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {messages, noneMessages} from '../messages'
import {roundedMiles, storeLabel} from '../store-address'
import {StoreResults} from './store-results'

/** The nearest store where none is in range: the way on, instead of nothing. */
const NearestStore = ({place}: {place: LocatorPlace}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const nearest = useCommerceQuery(nearestListedStore(commerce, place))
    return (
        <AsyncContent
            from={nearest}
            skeleton={
                <p>
                    <Skeleton height="1.5em" />
                </p>
            }
            empty={null}
        >
            {(store) => (
                <p>
                    {formatMessage(noneMessages.nearest, {
                        store: (
                            <Link key="store" to={storePath(store)} prefetch={false}>
                                {storeLabel(store)}
                            </Link>
                        ),
                        miles: roundedMiles(store.distance ?? 0)
                    })}
                </p>
            )}
        </AsyncContent>
    )
}

export type NoStoresProps = {
    outcome: Exclude<LocatorOutcome, {kind: 'stores'}>
    /** Where was searched; null if that is not known. */
    place: LocatorPlace | null
}

/** A search without results: the reason, and what to do (C-29) [STORE-037, STORE-040, STORE-043]. */
export const NoStores = ({outcome, place}: NoStoresProps) => {
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
            {place ? <NearestStore place={place} /> : null}
            <p>
                <Link to="/contact-us">{formatMessage(noneMessages.trouble)}</Link>
            </p>
        </Notice>
    )
}

export type LocatorResultsProps = {
    found: Loadable<LocatorResult>
    place: LocatorPlace | null
    shown: number
}

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
const NoStoresYet = ({ms, ...none}: NoStoresProps & {ms: number}) =>
    useAfter(ms) ? <NoStores {...none} /> : <LocatorLoading />

/** The result of a search: loading [STORE-024], failed, no store, or stores [STORE-025]. */
export const LocatorResults = ({found, place, shown}: LocatorResultsProps) => {
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
        <NoStoresYet outcome={outcome} place={place} ms={isInitial ? 0 : NO_RESULT_AFTER_MS} />
    )
}
