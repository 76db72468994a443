import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {StatusRefusal} from '@app/domain/approval/approval'
import {contentAsset} from '@app/commerce/content/content-asset'
import {useHydrated} from '@app/lib/browser/react-hooks'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, optional} from '@app/routing/route/page'
import {Main} from '@app/ui/navigation/main'
import {RichText} from '@app/ui/typography/rich-text'
import {ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {BeginButton, StoredApplication, WhatIsNeeded} from '../application/begin-application'
import {orderFormMessages} from './offer-messages'
import {LateRefusal} from '../frame/late-refusal'
import {SignInOffer} from '../frame/sign-in-offer'
import {StoreContact} from '../frame/store-contact'
import {useStoredDraft} from '../frame/use-stored-draft'

export type OrderFormPageProps = {words: Loadable<string | null>}

/** The page that a store's text message links to: the order form starts here (G-28) [ROUTE-039]. */
export const OrderFormPage = ({words}: OrderFormPageProps) => {
    const {formatMessage} = useIntl()
    const isLive = useHydrated()
    useStoredDraft()
    const [refusal, setRefusal] = useState<StatusRefusal | null>(null)
    return (
        <Main look="approval">
            <Head title={formatMessage(orderFormMessages.title)} index={false} />
            <h1>{formatMessage(orderFormMessages.title)}</h1>
            <p className="approval__lead">{formatMessage(orderFormMessages.lead)}</p>
            <LateRefusal onFound={setRefusal} />
            {isLive && refusal === null ? <StoredApplication /> : null}
            <SignInOffer backTo="/digital-order-form" />
            {refusal?.applyAgainOn ? null : (
                <BeginButton>{formatMessage(orderFormMessages.begin)}</BeginButton>
            )}
            <WhatIsNeeded />
            {words.state === 'ready' && words.value !== null ? (
                <RichText html={words.value} />
            ) : null}
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce}) => ({words: optional(contentAsset(commerce, 'digital-order-form'))}),
    skeleton: ApprovalPageSkeleton
})(OrderFormPage)
