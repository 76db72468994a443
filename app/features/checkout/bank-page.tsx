import {useIntl} from 'react-intl'
import {useVerifyBank} from '@app/commerce/checkout/bank'
import {accountNumberProblem, isSameAccount, routingNumberProblem} from '@app/domain/bank-account'
import {useLocale} from '@app/routing/app-context'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/locale-path'
import {useNavigate} from '@app/routing/location'
import {definePage} from '@app/routing/page'
import {PageRedirect} from '@app/routing/redirect'
import {LoadFailed} from '@app/ui/async/async-content'
import {ButtonLink} from '@app/ui/button/button'
import {RadioGroup} from '@app/ui/form/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {DigitsField} from '@app/ui/form/text-fields'
import {Main} from '@app/ui/navigation/main'
import {checkoutPath} from './checkout-address'
import {CheckoutSkeleton} from './checkout-page.skeleton'
import {bankMessages as texts} from './bank-messages'
import {useCheckout} from './use-checkout'

const bankPath = checkoutPath('bank', '/checkout')
const bankVerifiedPath = '/thankyou-verificationPage'

type Values = {routing: string; account: string; again: string; kind: string}

const checkedRouting = (value: string) => {
    const problem = routingNumberProblem(value)
    return problem && texts[`routing-${problem}`]
}

const checkedAccount = (value: string) => {
    const problem = accountNumberProblem(value)
    return problem && texts[`account-${problem}`]
}

const checkedAgain = (value: string, {account}: Readonly<Record<string, unknown>>) =>
    typeof account === 'string' && isSameAccount(account, value) ? undefined : texts.different

const AccountFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <DigitsField
                name="routing"
                label={formatMessage(texts.routing)}
                hint={formatMessage(texts.routingHint)}
                width="sm"
                validate={checkedRouting}
            />
            <DigitsField
                name="account"
                label={formatMessage(texts.account)}
                width="md"
                validate={checkedAccount}
            />
            <DigitsField
                name="again"
                label={formatMessage(texts.accountAgain)}
                width="md"
                validate={checkedAgain}
            />
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

/** The account at a bank, verified by its numbers (G-25) [CHECKOUT-005]; what fails is shown in general words [VERIFY-007]. */
const BankForm = () => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const verify = useVerifyBank()
    const send = async ({routing, account, kind}: Values) => {
        const isVerified = await verify({
            routingNumber: routing,
            accountNumber: account,
            kind: kind === 'savings' ? 'savings' : 'checking'
        }).catch(() => false)
        if (!isVerified) return {alert: formatMessage(texts.failed)}
        goTo(bankVerifiedPath)
        return undefined
    }
    return (
        <Form<Values>
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

/** The form as long as the decision asks for it; else the next thing to do (D-24). */
const RequestedBank = () => {
    const {formatMessage} = useIntl()
    const checkout = useCheckout(new Date())
    if (checkout.state === 'loading') return <CheckoutSkeleton />
    if (checkout.state === 'ready' && checkout.value.facts.isBankOpen) return <BankForm />
    return (
        <div className="checkout__stack">
            <h1>{formatMessage(texts.title)}</h1>
            {checkout.state === 'failed' ? (
                <LoadFailed retry={checkout.retry} />
            ) : (
                <>
                    <p>{formatMessage(texts.unasked)}</p>
                    <ButtonLink to="/checkout">{formatMessage(texts.goOn)}</ButtonLink>
                </>
            )}
        </div>
    )
}

/** The bank is verified, as the platform has it, and the checkout goes on where it was [VERIFY-006] [ROUTE-032]. */
const BankVerified = () => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const checkout = useCheckout(new Date())
    if (checkout.state === 'loading') return <CheckoutSkeleton />
    if (checkout.state === 'ready' && checkout.value.facts.isBankOpen) {
        return <PageRedirect to={inLocale(locale, bankPath)} />
    }
    return (
        <div className="checkout__stack">
            <h1>{formatMessage(texts.verifiedTitle)}</h1>
            <p>{formatMessage(texts.verifiedText)}</p>
            <ButtonLink to="/checkout">{formatMessage(texts.goOn)}</ButtonLink>
        </div>
    )
}

/** Bank verification and its end, each at its own address [ROUTE-031] [ROUTE-032]. */
export const BankPage = ({at}: {at: {pathname: string}}) => {
    const {formatMessage} = useIntl()
    const isVerified = at.pathname === bankVerifiedPath
    return (
        <Main look="checkout">
            <Head
                title={formatMessage(isVerified ? texts.verifiedTitle : texts.title)}
                index={false}
            />
            {isVerified ? <BankVerified /> : <RequestedBank />}
        </Main>
    )
}

export const page = definePage({
    loader: () => ({}),
    skeleton: CheckoutSkeleton
})(BankPage)
