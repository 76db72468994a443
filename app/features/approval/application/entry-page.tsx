import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {StatusRefusal} from '@app/domain/approval/approval'
import {emptyQuery} from '@app/commerce/query'
import {counterStoreOf, type Store, storeById} from '@app/commerce/stores/store'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, optional} from '@app/routing/route/page'
import {Main} from '@app/ui/navigation/main'
import {CounterOrders} from '@app/ui/store/counter-orders'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {BeginButton, StoredApplication, WhatIsNeeded} from './begin-application'
import {entryMessages} from '../frame/entry-messages'
import {LateRefusal} from '../frame/late-refusal'
import {SignInOffer} from '../frame/sign-in-offer'
import {useStoredDraft} from '../frame/use-stored-draft'

const steps = ['apply', 'answer', 'shop'] as const

/** The start of an application: what is needed, what happens next, and one button [ROUTE-021] [APPR-001]. */
const EntryPage = ({store}: {store: Loadable<Store | null>}) => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    useStoredDraft()
    const {commerce} = useAppContext()
    const counterStore = counterStoreOf(commerce, store.state === 'ready' ? store.value : null)
    const [refusal, setRefusal] = useState<StatusRefusal | null>(null)
    return (
        <Main look="approval">
            <Head
                title={formatMessage(entryMessages.title)}
                description={formatMessage(entryMessages.lead)}
                canonical="/instant-approval"
            />
            <h1>{formatMessage(entryMessages.title)}</h1>
            <p className="approval__lead">{formatMessage(entryMessages.lead)}</p>
            <LateRefusal onFound={setRefusal} />
            {isLive && refusal === null ? <StoredApplication /> : null}
            <SignInOffer backTo="/instant-approval" />
            <ol className="approval__steps">
                {steps.map((step) => (
                    <li key={step}>{formatMessage(entryMessages[step])}</li>
                ))}
            </ol>
            {counterStore ? <CounterOrders store={counterStore} /> : null}
            {refusal?.applyAgainOn ? null : (
                <BeginButton>{formatMessage(entryMessages.begin)}</BeginButton>
            )}
            <WhatIsNeeded />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        store: optional<Store | null>(
            storeId === undefined ? emptyQuery : storeById(commerce, storeId)
        )
    }),
    skeleton: ApprovalPageSkeleton
})(EntryPage)
