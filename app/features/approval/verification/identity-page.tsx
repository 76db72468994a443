import {type ReactNode, useRef, useState} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import type {ExistingApproval} from '@app/commerce/approvals/existing-approval'
import {
    currentApproval,
    type IdentityResult,
    identityStatusOf,
    type IdentityStatus
} from '@app/commerce/approvals/identity-check'
import {useBasket} from '@app/commerce/basket/basket-context'
import {emptyQuery} from '@app/commerce/query'
import {type StoreChecks, storeChecks} from '@app/commerce/stores/store-flags'
import {needsIdentityCheck} from '@app/domain/approval/application'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {type Loadable, selected} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {definePage, optional, personal} from '@app/routing/route/page'
import {useHasNoSession} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {ApprovalBodySkeleton, ApprovalPageSkeleton} from '../frame/approval-page.skeleton'
import {IdentityForm} from './identity-form'
import {identityMessages as messages} from '../frame/identity-messages'
import {NoAnswer} from '../frame/no-answer'
import {StoreContact} from '../frame/store-contact'
import {AccountNote} from '../documents/wanted-documents'

type ReportedProps = {
    title: MessageDescriptor
    text: MessageDescriptor
    /** True if it replaces the form: then it gets the focus. */
    isAnswer: boolean
    children: ReactNode
}

/** A message that is shown instead of the form. */
const Reported = ({title, text, isAnswer, children}: ReportedProps) => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (isAnswer) heading.current?.focus()
    }, [isAnswer])
    return (
        <>
            <Head title={formatMessage(title)} index={false} />
            <h1 ref={heading} tabIndex={-1}>
                {formatMessage(title)}
            </h1>
            <p className="approval__lead" role="status">
                {formatMessage(text)}
            </p>
            {children}
        </>
    )
}

/** The link to the next step: other open conditions, otherwise the checkout if there is something in the cart. */
const NextStep = ({otherWanted}: Pick<IdentityStatus, 'otherWanted'>) => {
    const {formatMessage} = useIntl()
    const basket = useBasket()
    const hasLines = basket.state === 'ready' && (basket.basket?.lines.length ?? 0) > 0
    if (otherWanted.length > 0) {
        return (
            <>
                <p>{formatMessage(messages.stillDocuments)}</p>
                <ButtonLink to="/my-accounts/verification-submission-overview" prefetch={false}>
                    {formatMessage(messages.documents)}
                </ButtonLink>
            </>
        )
    }
    return (
        <ButtonLink to={hasLines ? '/checkout' : '/approved'} prefetch={false}>
            {formatMessage(hasLines ? messages.checkOut : messages.approval)}
        </ButtonLink>
    )
}

const Locked = ({isAnswer}: Pick<ReportedProps, 'isAnswer'>) => {
    const {formatMessage} = useIntl()
    return (
        <Reported title={messages.lockedTitle} text={messages.lockedText} isAnswer={isAnswer}>
            <AccountNote />
            <ButtonLink to="/my-accounts/verification-submission-overview" prefetch={false}>
                {formatMessage(messages.sendPhoto)}
            </ButtonLink>
        </Reported>
    )
}

type StatusProps = {standing: IdentityStatus; isStoreChecking: boolean}

const CheckStatus = ({standing, isStoreChecking}: StatusProps) => {
    const {identity, triesLeft, otherWanted} = standing
    const [ended, setEnded] = useState<IdentityResult | null>(null)
    const isAnswer = ended !== null
    const isOpen = needsIdentityCheck(isStoreChecking, identity)
    if (
        ended === 'verified' ||
        (identity.length > 0 && !identity.some(({isRequired}) => isRequired))
    ) {
        return (
            <Reported title={messages.doneTitle} text={messages.doneText} isAnswer={isAnswer}>
                <NextStep otherWanted={otherWanted} />
            </Reported>
        )
    }
    if (!isOpen) {
        return (
            <Reported
                title={messages.notWantedTitle}
                text={messages.notWantedText}
                isAnswer={isAnswer}
            >
                <NextStep otherWanted={standing.decision.documents.length > 0 ? otherWanted : []} />
            </Reported>
        )
    }
    if (ended === 'locked' || triesLeft === 0) return <Locked isAnswer={isAnswer} />
    return <IdentityForm triesLeft={triesLeft} onEnd={setEnded} />
}

export type IdentityPageProps = {
    checks: Loadable<StoreChecks | null>
    approval: Loadable<ExistingApproval>
}

/** The identity check that a decision asks for, if the store makes one (G-20) [VERIFY-002] [VERIFY-004]. */
export const IdentityPage = ({checks, approval}: IdentityPageProps) => {
    const standing = selected(approval, identityStatusOf)
    const {formatMessage} = useIntl()
    const hasNoSession = useHasNoSession()
    const isNobody = standing.state === 'failed' && hasNoSession
    const isStoreChecking =
        checks.state !== 'ready' || (checks.value?.isIdentityCheckEnabled ?? true)
    const isShown = standing.state === 'ready' && standing.value !== null
    return (
        <Main look="approval">
            {isShown ? null : (
                <>
                    <Head title={formatMessage(messages.title)} index={false} />
                    <h1>{formatMessage(messages.title)}</h1>
                </>
            )}
            <AsyncContent
                from={isNobody ? {state: 'ready', value: null} : standing}
                skeleton={<ApprovalBodySkeleton />}
                empty={<NoAnswer />}
            >
                {(value) => <CheckStatus standing={value} isStoreChecking={isStoreChecking} />}
            </AsyncContent>
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: ({commerce, storeId}) => ({
        checks: optional<StoreChecks | null>(
            storeId === undefined ? emptyQuery : storeChecks(commerce, storeId)
        ),
        approval: personal(({commerce: own, customerId}) => currentApproval(own, customerId))
    }),
    skeleton: ApprovalPageSkeleton
})(IdentityPage)
