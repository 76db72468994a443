import {useMemo, useState} from 'react'
import {useIntl} from 'react-intl'
import {pricedLines} from '@app/commerce/basket/basket'
import {useBasketActions} from '@app/commerce/basket/basket-context'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {type DrawnUp, useDrawUp} from '@app/commerce/checkout/agreements/draw-up'
import type {PaySchedule} from '@app/commerce/checkout/stored-record'
import {toFailure} from '@app/commerce/client'
import {basketTotals} from '@app/domain/basket/basket'
import {itemCount} from '@app/domain/basket/item-count'
import {isHighRiskFlow} from '@app/domain/basket/checkout-options'
import type {Cents} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {totalsWithCode} from '@app/domain/basket/promo-code'
import {useLocale} from '@app/routing/route/app-context'
import {Link} from '@app/routing/links/link'
import {useNavigate} from '@app/routing/route/location'
import {Notice} from '@app/ui/feedback/notice'
import {Form} from '@app/ui/form/form'
import {frequencyMessages} from '@app/ui/form/messages'
import {StepPage} from '@app/ui/form/steps/step-page'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {useWeekdayText} from '@app/ui/typography/day-text'
import {Facts} from '@app/ui/typography/facts'
import {PhoneNumber} from '@app/ui/typography/phone-number'
import {checkoutPath, stepCount} from '../frame/checkout-address'
import {CONSENT_VERSION, Consents, consentsOf, consentsSchema} from './consents'
import {DueOfBasket} from '../frame/due-words'
import {useOutsideText} from '../delivery/delivery-area'
import {reviewMessages as texts} from '../frame/terms-messages'
import {ServiceFacts} from './services'
import {TermsOfLines} from './terms-step'
import type {StepProps} from '../frame/use-checkout'

const DeliveryFacts = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const {basket, store} = checkout
    const {recipient, email, shippingMethod} = basket ?? {}
    if (!recipient) return null
    const {firstName, lastName, phone, address1, address2, city, state, postalCode} = recipient
    const street = [address1, address2].filter(Boolean).join(', ')
    return (
        <section aria-labelledby="review-delivery">
            <h2 id="review-delivery">{formatMessage(texts.delivery)}</h2>
            <Facts
                rows={[
                    {
                        label: formatMessage(texts.shippingMethod),
                        value:
                            shippingMethod === 'pickup'
                                ? formatMessage(texts.pickup, {
                                      store: `${store.name}, ${store.address}, ${store.city}`
                                  })
                                : formatMessage(texts.delivered)
                    },
                    {label: formatMessage(texts.name), value: `${firstName} ${lastName}`},
                    {
                        label: formatMessage(texts.address),
                        value: `${street}, ${city}, ${state} ${postalCode}`
                    },
                    {
                        label: formatMessage(texts.contact),
                        value: (
                            <>
                                {email ?? ''}, <PhoneNumber number={phone} />
                            </>
                        )
                    }
                ]}
            />
            <Link to={checkoutPath('delivery', base)}>{formatMessage(texts.changeDelivery)}</Link>
        </section>
    )
}

/** The rows for each payment and for the total cost; with a promo code, before and after it (D-07) (D-28). */
const usePaymentRows = ({lines, promoCode}: CheckoutBasket, frequency: PaymentFrequency) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const priced = pricedLines(lines)
    const {payment, totalCostToOwn} = basketTotals(priced, frequency)
    const after = totalsWithCode(priced, frequency)
    const per = formatMessage(spokenPerMessages[frequency])
    const each = (amount: Cents) => formatMessage(texts.eachPer, {payment: money(amount), per})
    const first = {label: formatMessage(texts.each), value: each(payment)}
    if (!after) {
        return [first, {label: formatMessage(texts.total), value: money(totalCostToOwn)}]
    }
    return [
        first,
        {
            label: formatMessage(texts.off, {code: promoCode ?? ''}),
            value: each(after.payment - payment)
        },
        {label: formatMessage(texts.afterCode), value: each(after.payment)},
        {label: formatMessage(texts.totalBefore), value: money(totalCostToOwn)},
        {label: formatMessage(texts.totalAfter), value: money(after.totalCostToOwn)}
    ]
}

type ScheduleFactsProps = {
    basket: CheckoutBasket
    schedule: PaySchedule
    /** The store's deposit in cents, paid once; 0 if there is none. */
    deposit: Cents
    /** The store's fee for each agreement and each online payment in cents; 0 if there is none. */
    processingFee: Cents
    base: StepProps['base']
}

/** The processing fee, which the platform adds to each online payment of each agreement; no row if the store takes none. */
const useFeeRows = (lines: CheckoutBasket['lines'], fee: Cents) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const count = itemCount(lines)
    if (fee === 0) return []
    const label =
        count > 1
            ? formatMessage(texts.feeOfEach, {fee: money(fee), count})
            : formatMessage(texts.fee)
    return [{label, value: money(fee * count)}]
}

/**
 * When is paid and how much: the sum of all pieces together with the total cost; the terms of each piece come below
 * (D-07).
 */
const ScheduleFacts = ({basket, schedule, deposit, processingFee, base}: ScheduleFactsProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const day = useWeekdayText()
    const {frequency, firstDueDate} = schedule
    const paymentRows = usePaymentRows(basket, frequency)
    const feeRows = useFeeRows(basket.lines, processingFee)
    return (
        <section aria-labelledby="review-schedule">
            <h2 id="review-schedule">{formatMessage(texts.schedule)}</h2>
            <DueOfBasket basket={basket} schedule={schedule} />
            <Facts
                rows={[
                    {
                        label: formatMessage(texts.frequency),
                        value: formatMessage(frequencyMessages[frequency])
                    },
                    {label: formatMessage(texts.nextDay), value: day(firstDueDate)},
                    ...paymentRows,
                    ...feeRows,
                    ...(deposit > 0
                        ? [{label: formatMessage(texts.deposit), value: money(deposit)}]
                        : [])
                ]}
            />
            {deposit > 0 ? (
                <p className="checkout__note">{formatMessage(texts.depositHint)}</p>
            ) : null}
            <p className="checkout__note">
                {formatMessage(processingFee > 0 ? texts.taxesAndFee : texts.taxes)}
            </p>
            <Link to={checkoutPath('schedule', base)}>{formatMessage(texts.changeSchedule)}</Link>
        </section>
    )
}

/**
 * Messages for agreements that were not created, shown in place; for benefits plus there is a separate page
 * [CHECKOUT-017].
 */
const wordsFor = {changed: texts.changed, 'no-waiver': texts['no-waiver']} as const

const useSubmit = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const locale = useLocale()
    const goTo = useNavigate()
    const {readAgain} = useBasketActions()
    const {mutateAsync: drawUp} = useDrawUp()
    const outside = useOutsideText(checkout.store)
    const {basket, record, facts} = checkout

    const after = async ({state}: DrawnUp) => {
        if (state === 'drawn-up') goTo(checkoutPath(facts.isBankOpen ? 'bank' : 'sign', base))
        if (state === 'no-benefits-plus') goTo('/BPlus-unable-to-checkout')
        if (state === 'drawn-up' || state === 'no-benefits-plus') return undefined
        await readAgain().catch(() => null)
        return {alert: formatMessage(wordsFor[state])}
    }
    return async () => {
        if (!basket || !record?.schedule) return {alert: formatMessage(texts.failed)}
        // The store may have changed since the address was entered.
        const refusal = await outside(basket)
        if (refusal !== undefined) return {alert: refusal}
        const given = {version: CONSENT_VERSION, locale, at: new Date().toISOString()}
        const consents = consentsOf(record.services, given)
        try {
            return await after(await drawUp({basket, schedule: record.schedule, consents}))
        } catch (error) {
            const isRefused = toFailure(error).status === 409
            return {alert: formatMessage(isRefused ? texts.refused : texts.failed)}
        }
    }
}

/** Says that the store checks a high-risk order; shown before it is submitted [CHECKOUT-014]. */
const CloserLook = ({checkout: {services, basket}}: Pick<StepProps, 'checkout'>) => {
    const {formatMessage} = useIntl()
    if (!isHighRiskFlow(services.isHighRisk, basket?.risks ?? [])) return null
    return <Notice>{formatMessage(texts.highRisk)}</Notice>
}

/** Says that submitting again replaces the earlier agreements (D-29). */
const ReplacesSigned = ({facts: {signed, isOutdated}}: Pick<StepProps['checkout'], 'facts'>) => {
    const {formatMessage} = useIntl()
    return isOutdated && signed.length > 0 ? (
        <Notice>{formatMessage(texts.replacesSigned)}</Notice>
    ) : null
}

/**
 * The whole order again with all amounts and disclosures, the consents, and the button that creates the agreements
 * (D-27).
 */
export const ReviewStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const send = useSubmit({checkout, base})
    const [hasOpenedSample, setOpenedSample] = useState(false)
    const schema = useMemo(() => consentsSchema(hasOpenedSample), [hasOpenedSample])
    const {basket, record, store} = checkout
    const frequency: PaymentFrequency = record?.schedule?.frequency ?? 'weekly'
    return (
        <Form
            schema={schema}
            key="review"
            defaultValues={{electronic: false, terms: false}}
            onSubmit={send}
        >
            <StepPage
                step={stepCount('review')}
                minutes={2}
                title={formatMessage(texts.title)}
                back={checkoutPath('terms', base)}
                action={formatMessage(texts.submit)}
            >
                <ReplacesSigned facts={checkout.facts} />
                <CloserLook checkout={checkout} />
                <TermsOfLines basket={basket} frequency={frequency} agreementState={store.state} />
                {basket && record?.schedule ? (
                    <ScheduleFacts
                        basket={basket}
                        schedule={record.schedule}
                        deposit={checkout.services.deposit}
                        processingFee={checkout.services.processingFee}
                        base={base}
                    />
                ) : null}
                <ServiceFacts checkout={checkout} base={base} />
                <DeliveryFacts checkout={checkout} base={base} />
                <Consents onOpenSample={() => setOpenedSample(true)} />
            </StepPage>
        </Form>
    )
}
