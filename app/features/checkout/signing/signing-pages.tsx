import {type ComponentType, useCallback, useRef, useState} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {agreementSummary, type RentalAgreement} from '@app/commerce/account/agreements'
import {
    type LinkOutcome,
    openedLink,
    useExchangeLink
} from '@app/commerce/checkout/agreements/agreement-link'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {useIdentity} from '@app/commerce/session/identity'
import {signingPaths, unsignedReason} from '@app/domain/basket/signing'
import {useHydrated, useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext, useLocale} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {usePageLocation} from '@app/routing/route/location'
import {definePage} from '@app/routing/route/page'
import {PageRedirect} from '@app/routing/route/redirect'
import {useHasNoSession, usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent, LoadFailed} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
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

/**
 * The mailed link that was opened in this browser. It is exchanged by a press, never by loading the page: programs that
 * check mails open links too, and a link works once (D-21). The outcome is `failed` if there was no response.
 */
const useMailedLink = () => {
    const {commerce} = useAppContext()
    const opened = useCommerceQuery(openedLink(commerce), useHydrated())
    const {mutateAsync: exchange, isPending} = useExchangeLink()
    const [outcome, setOutcome] = useState<LinkOutcome | {state: 'failed'} | null>(null)
    const press = async () =>
        setOutcome(await exchange(undefined).catch(() => ({state: 'failed'}) as const))
    return {opened, outcome, press: () => void press(), isPending}
}

type OpenLinkProps = Pick<ReturnType<typeof useMailedLink>, 'press' | 'isPending'>

const OpenLink = ({press, isPending}: OpenLinkProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <p>{formatMessage(texts.linkText)}</p>
            <Button onClick={press} pending={isPending}>
                {formatMessage(texts.linkOpen)}
            </Button>
        </>
    )
}

const lostTexts: Readonly<Record<string, MessageDescriptor>> = {
    over: texts.linkOver,
    none: texts.linkLost
}

/** A message about the exchanged link, if the shopper must know something. */
const LinkNotice = ({state, again}: {state: string; again: () => void}) => {
    const {formatMessage} = useIntl()
    const lost = lostTexts[state]
    if (lost)
        return (
            <Notice tone="warning" live>
                {formatMessage(lost)}
            </Notice>
        )
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
const linkedOf = (agreements: readonly RentalAgreement[], outcome: LinkResult) => {
    const linked = agreements.filter(
        ({id}) => outcome?.state === 'linked' && outcome.agreementId === id
    )
    return linked.length > 0 ? linked : agreements
}

type LinkResult = ReturnType<typeof useMailedLink>['outcome']

/**
 * What waits for a signature. A visitor without a session has no agreements; that nothing waits is said only if it is
 * known that no mailed link does either (D-48).
 */
const Waiting = ({outcome, isLinkKnown}: {outcome: LinkResult; isLinkKnown: boolean}) => {
    const {summary, record} = useOwnAgreements()
    const hasNoSession = useHasNoSession()
    if (hasNoSession) return isLinkKnown ? <ToSign agreements={[]} record={null} /> : null
    return (
        <AsyncContent from={summary} skeleton={<Skeleton height="12em" />} empty={null}>
            {({agreements}) => (
                <ToSign agreements={linkedOf(agreements, outcome)} record={record} />
            )}
        </AsyncContent>
    )
}

/** The link's button if a link was opened; otherwise, and after the press, what waits for a signature. */
const MailedLink = ({onDone}: {onDone: () => void}) => {
    const {opened, outcome, press, isPending} = useMailedLink()
    const isDone = outcome !== null
    // The button that had the focus is gone.
    useIsomorphicLayoutEffect(() => {
        if (isDone) onDone()
    }, [isDone, onDone])
    if (isDone) {
        return (
            <>
                <LinkNotice state={outcome.state} again={press} />
                <Waiting outcome={outcome} isLinkKnown={outcome.state !== 'failed'} />
            </>
        )
    }
    if (opened.state === 'loading') return <Skeleton height="12em" />
    if (opened.state === 'ready' && opened.value.isOpen)
        return <OpenLink press={press} isPending={isPending} />
    return (
        <>
            {opened.state === 'failed' ? <LoadFailed retry={opened.retry} /> : null}
            <Waiting outcome={null} isLinkKnown={opened.state === 'ready'} />
        </>
    )
}

/** The page of a mailed link, and where an account continues signing: all that is not signed yet [ROUTE-034] (G-24). */
const LinkAgreementPage = () => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    const focusHeading = useCallback(() => heading.current?.focus(), [])
    return (
        <Main look="checkout">
            <Head title={formatMessage(texts.linkTitle)} index={false} />
            <div className="checkout__stack">
                <h1 ref={heading} tabIndex={-1}>
                    {formatMessage(texts.linkTitle)}
                </h1>
                <MailedLink onDone={focusHeading} />
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
