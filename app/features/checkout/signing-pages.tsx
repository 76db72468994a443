import {type ComponentType, useEffect, useState} from 'react'
import {useIntl} from 'react-intl'
import {agreementSummary, type RentalAgreement} from '@app/commerce/account/agreements'
import {type LinkOutcome, useExchangeLink} from '@app/commerce/checkout/agreement-link'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {useIdentity} from '@app/commerce/shopper/identity'
import {signingPaths, unsignedReason} from '@app/domain/signing'
import {useLocale} from '@app/routing/app-context'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/locale-path'
import {usePageLocation} from '@app/routing/location'
import {definePage} from '@app/routing/page'
import {PageRedirect} from '@app/routing/redirect'
import {useHasNoSession, usePersonalQuery} from '@app/routing/use-personal-query'
import {AsyncContent, LoadFailed} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {CheckoutSkeleton} from './checkout-page.skeleton'
import {signedMessages as texts, unsignedMessages} from './signing-messages'
import {SigningList} from './sign-step'
import {SignedPage} from './signed-page'

const isUnsigned = ({signing}: RentalAgreement): boolean => signing !== 'signed'

type Own = {agreements: readonly RentalAgreement[]; record: CheckoutRecord | null}

const useOwnAgreements = () => {
    const identity = useIdentity()
    const customerId = 'customerId' in identity ? identity.customerId : undefined
    const record = useCheckoutRecord(customerId)
    const summary = usePersonalQuery(({commerce, customerId: id}) => agreementSummary(commerce, id))
    return {summary, record}
}

/**
 * Shown if the order was changed after the agreements were created: they cannot be signed, and the checkout continues
 * with its review (D-29).
 */
const Outdated = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <Notice live>{formatMessage(texts.outdated)}</Notice>
            <ButtonLink to="/checkout/review">{formatMessage(texts.goOn)}</ButtonLink>
        </>
    )
}

/** The agreements that are not signed yet; only those of the current checkout if it has any. */
const ToSign = ({agreements, record}: Own) => {
    const {formatMessage} = useIntl()
    const waiting = agreements.filter(isUnsigned)
    const own = waiting.filter(({id}) => record?.agreementIds.includes(id))
    const shown = own.length > 0 ? own : waiting
    if (own.length > 0 && record?.isOutdated) return <Outdated />
    if (shown.length > 0) return <SigningList agreements={shown} />
    return (
        <>
            <Notice>{formatMessage(texts.nothing)}</Notice>
            <ButtonLink to="/my-accounts">{formatMessage(texts.toAccount)}</ButtonLink>
        </>
    )
}

/**
 * The path to redirect to if "not signed" would be wrong: the agreement is signed by now, or there is nothing to sign
 * (D-29). Null if it is right.
 */
const truthAbout = (agreements: readonly RentalAgreement[], id: string | null): string | null => {
    const signed = agreements.find((one) => one.id === id && !isUnsigned(one))
    if (signed) return `${signingPaths.signed}?${new URLSearchParams({agreement: signed.id})}`
    return agreements.some(isUnsigned) ? null : '/link-agreement'
}

/**
 * After a visit to the signing provider without a signature: nothing is lost, and the shopper can sign from here
 * [SIGN-002] [ROUTE-036].
 */
const NotSignedPage = () => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const hasNoSession = useHasNoSession()
    const {summary, record} = useOwnAgreements()
    const query = new URLSearchParams(usePageLocation().search)
    const event = query.get('event')
    const agreements = summary.state === 'ready' ? summary.value.agreements : []
    const isKnown = hasNoSession || summary.state === 'ready'
    const truth = isKnown ? truthAbout(agreements, query.get('agreement')) : null
    if (truth !== null) return <PageRedirect to={inLocale(locale, truth)} />
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.notSignedTitle)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.notSignedTitle)}</h1>
                <p>{formatMessage(unsignedMessages[unsignedReason(event)])}</p>
                <p>{formatMessage(texts.notSignedText)}</p>
                <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
                    {({agreements}) => <ToSign agreements={agreements} record={record} />}
                </AsyncContent>
                <ButtonLink look="quiet" to="/contact-us">
                    {formatMessage(texts.contact)}
                </ButtonLink>
            </div>
        </Main>
    )
}

/** Exchanges the token of the mailed link as soon as the session is known. The state is `failed` if there was no response. */
const useMailedLink = () => {
    const {state} = useIdentity()
    const {mutateAsync: exchange} = useExchangeLink()
    const [outcome, setOutcome] = useState<LinkOutcome | {state: 'exchanging' | 'failed'}>({
        state: 'exchanging'
    })
    const isKnown = state === 'customer' || state === 'guest'
    const isExchanging = isKnown && outcome.state === 'exchanging'
    useEffect(() => {
        if (!isExchanging) return undefined
        let isOver = false
        exchange(undefined).then(
            (next) => isOver || setOutcome(next),
            () => isOver || setOutcome({state: 'failed'})
        )
        return () => {
            isOver = true
        }
    }, [isExchanging, exchange])
    return {outcome, again: () => setOutcome({state: 'exchanging'})}
}

/** A message about the mailed link, if the shopper must know something. */
const LinkNotice = ({state, again}: {state: string; again: () => void}) => {
    const {formatMessage} = useIntl()
    if (state === 'over') return <Notice tone="warning">{formatMessage(texts.linkOver)}</Notice>
    if (state === 'sign-in') {
        return (
            <Notice tone="info" live>
                <p>{formatMessage(texts.linkSignIn)}</p>
                <ButtonLink to="/login?return=%2Flink-agreement">
                    {formatMessage(texts.signIn)}
                </ButtonLink>
            </Notice>
        )
    }
    return state === 'failed' ? <LoadFailed retry={again} /> : null
}

/** Only the agreement of the link; without a link, all agreements that are not signed. */
const linkedOf = (agreements: readonly RentalAgreement[], outcome: {state: string}) => {
    const linked = agreements.filter(
        ({id}) => 'agreementId' in outcome && outcome.agreementId === id
    )
    return linked.length > 0 ? linked : agreements
}

/** The page of a mailed link, and where an account continues signing: all that is not signed yet [ROUTE-034] (G-24). */
const LinkAgreementPage = () => {
    const {formatMessage} = useIntl()
    const {outcome, again} = useMailedLink()
    const {summary, record} = useOwnAgreements()
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.linkTitle)} index={false} />
            <div className="checkout__stack">
                <h1>{formatMessage(texts.linkTitle)}</h1>
                <LinkNotice state={outcome.state} again={again} />
                {outcome.state === 'exchanging' ? (
                    <Skeleton height="12em" />
                ) : (
                    <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
                        {({agreements}) => (
                            <ToSign agreements={linkedOf(agreements, outcome)} record={record} />
                        )}
                    </AsyncContent>
                )}
            </div>
        </Main>
    )
}

const pages: Readonly<Record<string, ComponentType>> = {
    [signingPaths.signed]: SignedPage,
    [signingPaths['not-signed']]: NotSignedPage
}

/** The pages around a signature, by their paths. */
export const SigningPages = ({at}: {at: {pathname: string}}) => {
    const Page = pages[at.pathname] ?? LinkAgreementPage
    return <Page />
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(SigningPages)
