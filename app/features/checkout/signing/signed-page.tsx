import {useIntl} from 'react-intl'
import {agreementSummary, type RentalAgreement} from '@app/commerce/account/agreements'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {useIdentity} from '@app/commerce/session/identity'
import {nextCheckoutStep} from '@app/domain/basket/checkout'
import {useLocale} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {Link} from '@app/routing/links/link'
import {inLocale} from '@app/routing/route/locale-path'
import {usePageLocation} from '@app/routing/route/location'
import {PageRedirect} from '@app/routing/route/redirect'
import {useHasNoSession, usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent, LoadFailed} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {signedMessages as texts} from './signing-messages'
import {FailedPaper} from '../terms/order-documents'
import {AgreementFacts, AgreementPaper, SigningList} from './sign-step'
import {useCheckout} from '../frame/use-checkout'

/** The next step of the checkout, by the same rule as on all its pages (D-27). */
const NextInCheckout = () => {
    const {formatMessage} = useIntl()
    const checkout = useCheckout(new Date())
    if (checkout.state === 'loading') return <Skeleton height="6em" />
    if (checkout.state === 'failed') return <LoadFailed retry={checkout.retry} />
    const facts = checkout.state === 'ready' ? checkout.value.facts : null
    const step = facts && nextCheckoutStep(facts)
    if (checkout.state === 'ready' && step === 'sign') {
        return <SigningList agreements={checkout.value.agreements} />
    }
    return (
        <>
            <p>{formatMessage(step === 'payment' ? texts.payNext : texts.goOnText)}</p>
            <ButtonLink
                to={step === 'payment' ? '/checkout/payment' : '/checkout'}
                prefetch={false}
            >
                {formatMessage(step === 'payment' ? texts.pay : texts.goOn)}
            </ButtonLink>
        </>
    )
}

/** A link to where the agreement can be found later: the account, or the order confirmation for a guest. */
const Elsewhere = ({record}: {record: CheckoutRecord | null}) => {
    const {formatMessage} = useIntl()
    const isGuest = useIdentity().state === 'guest'
    if (isGuest && record?.isPlaced) {
        return <ButtonLink to="/checkout/confirmation">{formatMessage(texts.toOrder)}</ButtonLink>
    }
    return <ButtonLink to="/my-accounts">{formatMessage(texts.toAccount)}</ButtonLink>
}

/**
 * The next step: the checkout if it is not finished, even if it was started on another device. Otherwise the account;
 * for a guest, who has no account, the order.
 */
const NextAfterSigning = ({signed}: {signed: RentalAgreement | undefined}) => {
    const identity = useIdentity()
    const record = useCheckoutRecord('customerId' in identity ? identity.customerId : undefined)
    const isUnderWay = record !== null && !record.isPlaced && record.agreementIds.length > 0
    const isOwn = signed === undefined || record?.agreementIds.includes(signed.id) === true
    const isOpen = signed !== undefined && signed.basketId !== null && signed.orderNo === null
    if (isOwn ? isUnderWay : isOpen) return <NextInCheckout />
    return <Elsewhere record={record} />
}

/** A link to the signed copy in the account (D-29); nothing for a guest, who has no account. */
const InAccount = ({agreementId}: {agreementId: string}) => {
    const {formatMessage} = useIntl()
    const {state} = useIdentity()
    if (state !== 'customer') return null
    const to = `/my-accounts/agreements/${encodeURIComponent(agreementId)}`
    return (
        <p>
            <Link to={to}>{formatMessage(texts.copy)}</Link>
        </p>
    )
}

const SignedAgreement = ({agreement}: {agreement: RentalAgreement | undefined}) =>
    agreement ? (
        <section className="checkout__line" aria-label={agreement.name}>
            <h2>{agreement.name}</h2>
            <AgreementFacts agreement={agreement} />
            <AgreementPaper agreement={agreement} from="signed" />
            <InAccount agreementId={agreement.id} />
        </section>
    ) : null

/** Shown only when the agreement itself says that it is signed; the address alone is never believed (D-29). */
const Signed = ({agreement}: {agreement: RentalAgreement | undefined}) => {
    const {formatMessage} = useIntl()
    const isGuest = useIdentity().state === 'guest'
    return (
        <>
            <p>{formatMessage(isGuest ? texts.signedTextGuest : texts.signedText)}</p>
            <FailedPaper />
            <SignedAgreement agreement={agreement} />
            <NextAfterSigning signed={agreement} />
        </>
    )
}

/** The page of agreements that are not signed yet. This page redirects there if nothing was signed. */
const UNSIGNED_PATH = '/link-agreement'

/** After a signature: what was signed, the signed copy, and the next step [SIGN-001] [SIGN-004] [ROUTE-035]. */
export const SignedPage = () => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const hasNoSession = useHasNoSession()
    const summary = usePersonalQuery(({commerce, customerId}) =>
        agreementSummary(commerce, customerId)
    )
    const signedId = new URLSearchParams(usePageLocation().search).get('agreement')
    const isSigned = ({id, signing}: RentalAgreement) =>
        signing === 'signed' && (signedId === null || id === signedId)
    const isKnown = hasNoSession || summary.state === 'ready'
    const agreements = summary.state === 'ready' ? summary.value.agreements : []
    if (isKnown && !agreements.some(isSigned)) {
        return <PageRedirect to={inLocale(locale, UNSIGNED_PATH)} />
    }
    const title = formatMessage(isKnown ? texts.signedTitle : texts.pendingTitle)
    return (
        <Main look="checkout">
            <Head title={title} index={false} />
            <div className="checkout__stack">
                <h1>{title}</h1>
                <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
                    {() => <Signed agreement={agreements.find(({id}) => id === signedId)} />}
                </AsyncContent>
            </div>
        </Main>
    )
}
