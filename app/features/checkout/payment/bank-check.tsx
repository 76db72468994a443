import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useVerifyBank} from '@app/commerce/checkout/bank'
import {
    accountNumberProblem,
    isSameAccount,
    routingNumberProblem
} from '@app/domain/payments/bank-account'
import {useLocale} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {useNavigate} from '@app/routing/route/location'
import {PageRedirect} from '@app/routing/route/redirect'
import {useLastDecision} from '@app/routing/data/use-own-amount'
import {LoadFailed} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {RadioGroup} from '@app/ui/form/fields/choice-fields'
import {Form} from '@app/ui/form/form'
import {rule, ruleAt} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import {DigitsField} from '@app/ui/form/fields/text-fields'
import {bankVerifiedPath, checkoutPath} from '../frame/checkout-address'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {bankMessages as texts} from './bank-messages'
import {useCheckout} from '../frame/use-checkout'

const schema = z
    .object({
        routing: z.string().check(
            rule((typed) => {
                const problem = routingNumberProblem(typed)
                return problem && texts[`routing-${problem}`]
            })
        ),
        account: z.string().check(
            rule((typed) => {
                const problem = accountNumberProblem(typed)
                return problem && texts[`account-${problem}`]
            })
        ),
        again: z.string(),
        kind: z.enum(['checking', 'savings'])
    })
    .check(
        ruleAt('again', ({account, again}) =>
            isSameAccount(account, again) ? undefined : texts.different
        )
    )

const AccountFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <DigitsField
                name="routing"
                label={formatMessage(texts.routing)}
                hint={formatMessage(texts.routingHint)}
                width="sm"
            />
            <DigitsField name="account" label={formatMessage(texts.account)} width="md" />
            <DigitsField name="again" label={formatMessage(texts.accountAgain)} width="md" />
            <RadioGroup
                name="kind"
                label={formatMessage(texts.kind)}
                options={[
                    {value: 'checking', label: formatMessage(texts.checking)},
                    {value: 'savings', label: formatMessage(texts.savings)}
                ]}
            />
        </>
    )
}

/**
 * Verifies a bank account by its numbers (G-25) [CHECKOUT-005]. The message about a failure does not say which number
 * was wrong [VERIFY-007].
 */
const BankForm = () => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const verify = useVerifyBank()
    const send = async ({routing, account, kind}: z.infer<typeof schema>) => {
        const isVerified = await verify({
            routingNumber: routing,
            accountNumber: account,
            kind
        }).catch(() => false)
        if (!isVerified) return {alert: formatMessage(texts.failed)}
        goTo(bankVerifiedPath)
        return undefined
    }
    return (
        <Form
            schema={schema}
            defaultValues={{routing: '', account: '', again: '', kind: 'checking'}}
            onSubmit={send}
        >
            <StepPage title={formatMessage(texts.title)} back="/checkout/review">
                <p>{formatMessage(texts.why)}</p>
                <AccountFields />
            </StepPage>
        </Form>
    )
}

type BankCheckProps = {
    /** Shown if no bank account is asked for. */
    children: ReactNode
}

/** The form while the decision asks for a bank account; otherwise the next step (D-24) [VERIFY-006]. */
export const BankCheck = ({children}: BankCheckProps) => {
    const {formatMessage} = useIntl()
    const checkout = useCheckout(new Date())
    if (checkout.state === 'loading') return <CheckoutSkeleton />
    if (checkout.state === 'ready' && checkout.value.facts.isBankOpen) return <BankForm />
    if (checkout.state !== 'failed') return <>{children}</>
    return (
        <div className="checkout__stack">
            <h1>{formatMessage(texts.title)}</h1>
            <LoadFailed retry={checkout.retry} />
        </div>
    )
}

/**
 * Thanks for a verified bank account, but only when the platform says that one is [ROUTE-032]. Redirects to the form as
 * long as it is still asked for.
 */
export const BankVerified = ({children}: BankCheckProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const approval = useLastDecision()
    if (approval.state === 'loading') return <CheckoutSkeleton />
    if (approval.state === 'failed') {
        return (
            <div className="checkout__stack">
                <h1>{formatMessage(texts.title)}</h1>
                <LoadFailed retry={approval.retry} />
            </div>
        )
    }
    if (approval.value?.isBankOpen) {
        return <PageRedirect to={inLocale(locale, checkoutPath('bank', '/checkout'))} />
    }
    if (!approval.value?.isBankVerified) return <>{children}</>
    const title = formatMessage(texts.verifiedTitle)
    return (
        <div className="checkout__stack">
            <Head title={title} index={false} />
            <h1>{title}</h1>
            <p>{formatMessage(texts.verifiedText)}</p>
            <ButtonLink to="/checkout">{formatMessage(texts.goOn)}</ButtonLink>
        </div>
    )
}
