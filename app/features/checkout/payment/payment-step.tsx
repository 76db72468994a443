import {useRef} from 'react'
import {useIntl} from 'react-intl'
import {type AccountPayment, paymentsDue} from '@app/commerce/account/payments/payments-due'
import {useLookUpPayment} from '@app/commerce/checkout/first-payment'
import {addsUp, dueAtStore, taxesAndFees} from '@app/domain/payments/account-payments'
import type {Wallet} from '@app/domain/payments/wallets'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {StepProgress} from '@app/ui/form/steps/step-page'
import {PaymentAttempt} from '@app/ui/payment/payment-attempt'
import {feeMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {type ReachedStore, ReachStore} from '@app/ui/store/reach-store'
import {Facts} from '@app/ui/typography/facts'
import {stepCount} from '../frame/checkout-address'
import {DueToPay} from '../frame/due-words'
import {PayOnline, type PayProps, sumOf} from './pay-online'
import {paymentMessages as texts} from '../frame/payment-messages'
import {Bound} from '../signing/sign-step'
import {type Ending, usePaying} from './paying'
import type {StepProps} from '../frame/use-checkout'

/** What is paid now, one row for each part. If the parts do not add up to the total, nothing can be paid (D-30). */
export const DueFacts = ({due}: {due: readonly AccountPayment[]}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const fees = taxesAndFees(due.flatMap((one) => one.fees))
    const early = sumOf(due, ({earlyPurchase = 0}) => earlyPurchase)
    const isEarlyOffered = due.length > 0 && due.every(({earlyPurchase = 0}) => earlyPurchase > 0)
    return (
        <>
            <Facts
                rows={[
                    {
                        label: formatMessage(texts.rent, {count: due.length}),
                        value: money(sumOf(due, ({rent}) => rent))
                    },
                    ...fees.parts.map(({kind, amount}) => ({
                        label: formatMessage(feeMessages[kind]),
                        value: money(amount)
                    })),
                    {
                        label: formatMessage(texts.total),
                        value: money(sumOf(due, ({total}) => total)),
                        isTotal: true
                    }
                ]}
            />
            {isEarlyOffered ? (
                <p className="checkout__note">
                    {formatMessage(texts.early, {amount: money(early)})}
                </p>
            ) : null}
        </>
    )
}

/** The message about the last attempt. It gets the focus, because the button of that attempt is gone. */
const EndingNotice = ({ending}: {ending: Ending}) => {
    const {formatMessage} = useIntl()
    const element = useRef<HTMLElement>(null)
    useIsomorphicLayoutEffect(() => element.current?.focus(), [ending])
    return (
        <section ref={element} tabIndex={-1}>
            <Notice tone="error">
                {formatMessage(ending === 'store-failed' ? texts.storeFailed : texts[ending])}
            </Notice>
        </section>
    )
}

type PaymentOptionsProps = PayProps & {taken: readonly Wallet[]; store: ReachedStore}

/** The ways to pay: by card, by wallet if one is configured, and at the store (G-29). */
const PaymentOptions = ({due, paying, taken, store}: PaymentOptionsProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {ending, isSending, isLeaving, payAtStore} = paying
    const [atStore, online] = [sumOf(due, dueAtStore), sumOf(due, ({total}) => total)]
    return (
        <>
            {ending ? <EndingNotice ending={ending} /> : null}
            <PayOnline due={due} paying={paying} taken={taken} />
            {isSending ? null : (
                <>
                    <h2>{formatMessage(texts.atStore)}</h2>
                    <p>
                        {formatMessage(texts.atStoreHint)}{' '}
                        {formatMessage(
                            atStore < online ? texts.atStoreWithoutFee : texts.atStoreAmount,
                            {amount: money(atStore)}
                        )}
                    </p>
                    <ReachStore store={store} />
                    <Button
                        look="secondary"
                        pending={isLeaving}
                        onClick={() => void payAtStore(atStore)}
                    >
                        {formatMessage(texts.payAtStore)}
                    </Button>
                </>
            )}
        </>
    )
}

type PaysProps = Pick<PayProps, 'paying'>

/** The skeleton of what is due and the ways to pay. */
const DueSkeleton = () => (
    <div className="checkout__waiting" aria-busy="true">
        <Skeleton height="8em" />
        <Skeleton width="8em" height="1.5em" />
        <Skeleton height="24rem" />
    </div>
)

const Due = ({checkout, paying}: Pick<StepProps, 'checkout'> & PaysProps) => {
    const {formatMessage} = useIntl()
    const ids = checkout.agreements.map(({id}) => id)
    const due = usePersonalQuery(({commerce, customerId}) => paymentsDue(commerce, customerId))
    return (
        <AsyncContent from={due} skeleton={<DueSkeleton />} empty={null}>
            {(all) => {
                const own = all.filter(({id}) => ids.includes(id))
                const isWhole = own.length === ids.length && own.every(addsUp)
                return (
                    <>
                        <DueFacts due={own} />
                        {isWhole ? <DueToPay agreements={checkout.agreements} due={own} /> : null}
                        {isWhole ? (
                            <PaymentOptions
                                due={own}
                                paying={paying}
                                taken={checkout.services.wallets}
                                store={checkout.store}
                            />
                        ) : (
                            <Notice tone="error">{formatMessage(texts.notWhole)}</Notice>
                        )}
                    </>
                )
            }}
        </AsyncContent>
    )
}

/** The first payment, by card or at the store (D-30, G-29). */
export const PaymentStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const paying = usePaying({checkout, base})
    const {mutateAsync: lookUp} = useLookUpPayment()
    const {basketId = '', agreementIds: ids = []} = checkout.record ?? {}
    return (
        <div className="checkout__stack">
            <div className="step__head">
                <StepProgress step={stepCount('payment')} minutes={1} />
                <h1 tabIndex={-1} data-takes-focus>
                    {formatMessage(texts.title)}
                </h1>
            </div>
            <PaymentAttempt
                payment={paying}
                lookUp={() => lookUp({basketId, ids, now: Date.now()})}
                onPaid={paying.paid}
                store={checkout.store}
            >
                <Due checkout={checkout} paying={paying} />
            </PaymentAttempt>
            <Bound signed={checkout.facts.signed} />
        </div>
    )
}
