import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {LocatorAnswer} from '@app/commerce/stores/locator/locator-search'
import type {LocatorOutcome} from '@app/domain/store/locator/locator-outcome'
import {useAfter} from '@app/lib/react/use-after'
import {useHydrated} from '@app/lib/react/use-hydrated'
import type {Loadable} from '@app/routing/loadable'
import {Button} from '@app/ui/button/button'
import {Skeleton} from '@app/ui/skeleton/skeleton'
import {Notice} from '@app/ui/words/notice/notice'
import {messages} from '../messages'
import {StoreResults} from '../results/store-results'
import {NoStores} from './no-stores'

export type LocatorResultsProps = {found: Loadable<LocatorAnswer>; shown: number}

/** [STORE-026] */
const NO_RESULT_AFTER_MS = 1000

const Loading = () => {
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

/** Says that there is no store only after a moment, lest it flash by; at once where the page came with the answer. */
const NoStoresYet = ({
    outcome,
    ms
}: {
    outcome: Exclude<LocatorOutcome, {says: 'stores'}>
    ms: number
}) => (useAfter(ms) ? <NoStores outcome={outcome} /> : <Loading />)

/** What came of a search: under way [STORE-024], failed, no store, or stores [STORE-025]. */
export const LocatorResults = ({found, shown}: LocatorResultsProps) => {
    const {formatMessage} = useIntl()
    const hydrated = useHydrated()
    const [cameWithPage] = useState(!hydrated && found.state === 'ready')

    if (found.state === 'loading') return <Loading />
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
    return outcome.says === 'stores' ? (
        <StoreResults stores={stores} zip={zip} shown={shown} />
    ) : (
        <NoStoresYet outcome={outcome} ms={cameWithPage ? 0 : NO_RESULT_AFTER_MS} />
    )
}
