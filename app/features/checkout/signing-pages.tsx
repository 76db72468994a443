import type {ComponentType, ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {agreementSummary, type RentalAgreement} from '@app/commerce/account/agreements'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {useIdentity} from '@app/commerce/shopper/identity'
import {signingPaths} from '@app/domain/signing'
import {useLocale} from '@app/routing/app-context'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/locale-path'
import {usePageLocation} from '@app/routing/location'
import {definePage} from '@app/routing/page'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {buttonClass, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {CheckoutSkeleton} from './checkout-page.skeleton'
import {signedMessages as texts} from './messages'
import {AgreementFacts, SigningList} from './sign-step'

const isUnsigned = ({signing}: RentalAgreement): boolean => signing !== 'signed'

/** A link that asks for a whole page, as one with a card frame is entered (D-31). */
const WholePageLink = ({to, children}: {to: string; children: ReactNode}) => (
    <a className={buttonClass()} href={inLocale(useLocale(), to)}>
        {children}
    </a>
)

type Own = {agreements: readonly RentalAgreement[]; kept: CheckoutRecord | null}

const useOwnAgreements = () => {
    const identity = useIdentity()
    const customerId = 'customerId' in identity ? identity.customerId : undefined
    const kept = useCheckoutRecord(customerId)
    const summary = usePersonalQuery(({commerce, customerId: id}) => agreementSummary(commerce, id))
    return {summary, kept}
}

/** What comes next: the next agreement of this checkout, its first payment, or the account. */
const NextAfterSigning = ({agreements, kept}: Own) => {
    const {formatMessage} = useIntl()
    const own = agreements.filter(({id}) => kept?.agreementIds.includes(id))
    if (own.some(isUnsigned)) return <SigningList agreements={own} />
    if (own.length === 0 || kept?.orderNo !== undefined) {
        return <ButtonLink to="/my-accounts">{formatMessage(texts.toAccount)}</ButtonLink>
    }
    return (
        <>
            <p>{formatMessage(texts.payNext)}</p>
            <WholePageLink to="/checkout/payment">{formatMessage(texts.pay)}</WholePageLink>
        </>
    )
}

const SignedAgreement = ({agreement}: {agreement: RentalAgreement | undefined}) =>
    agreement ? (
        <section className="checkout__line" aria-label={agreement.name}>
            <h2>{agreement.name}</h2>
            <AgreementFacts agreement={agreement} />
        </section>
    ) : null

/** After a signature: what was signed, and what comes next [SIGN-001] [ROUTE-035]. */
const SignedPage = () => {
    const {formatMessage} = useIntl()
    const {summary, kept} = useOwnAgreements()
    const signedId = new URLSearchParams(usePageLocation().search).get('agreement')
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.signedTitle)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.signedTitle)}</h1>
                <p>{formatMessage(texts.signedText)}</p>
                <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
                    {({agreements}) => (
                        <>
                            <SignedAgreement
                                agreement={agreements.find(({id}) => id === signedId)}
                            />
                            <NextAfterSigning agreements={agreements} kept={kept} />
                        </>
                    )}
                </AsyncContent>
            </div>
        </Main>
    )
}

/** The agreements that wait for their signature, those of the checkout that is under way first. */
const ToSign = ({agreements, kept}: Own) => {
    const {formatMessage} = useIntl()
    const waiting = agreements.filter(isUnsigned)
    const own = waiting.filter(({id}) => kept?.agreementIds.includes(id))
    const shown = own.length > 0 ? own : waiting
    if (shown.length > 0) return <SigningList agreements={shown} />
    return (
        <>
            <Notice>{formatMessage(texts.nothing)}</Notice>
            <ButtonLink to="/my-accounts">{formatMessage(texts.toAccount)}</ButtonLink>
        </>
    )
}

/** After a visit without a signature: nothing is lost, and signing goes on from here [SIGN-002] [ROUTE-036]. */
const NotSignedPage = () => {
    const {formatMessage} = useIntl()
    const {summary, kept} = useOwnAgreements()
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.notSignedTitle)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.notSignedTitle)}</h1>
                <p>{formatMessage(texts.notSignedText)}</p>
                <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
                    {({agreements}) => <ToSign agreements={agreements} kept={kept} />}
                </AsyncContent>
                <ButtonLink look="quiet" to="/contact-us">
                    {formatMessage(texts.contact)}
                </ButtonLink>
            </div>
        </Main>
    )
}

/** The landing of a mailed link, and where an account goes on signing: what waits for a signature [ROUTE-034] (G-24). */
const LinkAgreementPage = () => {
    const {formatMessage} = useIntl()
    const {summary, kept} = useOwnAgreements()
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.linkTitle)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.linkTitle)}</h1>
                <p>{formatMessage(texts.linkText)}</p>
                <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
                    {({agreements}) => <ToSign agreements={agreements} kept={kept} />}
                </AsyncContent>
            </div>
        </Main>
    )
}

const pages: Readonly<Record<string, ComponentType>> = {
    [signingPaths.signed]: SignedPage,
    [signingPaths['not-signed']]: NotSignedPage
}

/** The pages around a signature, by their addresses. */
export const SigningPages = ({at}: {at: {pathname: string}}) => {
    const Page = pages[at.pathname] ?? LinkAgreementPage
    return <Page />
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(SigningPages)
