import {useIntl} from 'react-intl'
import type {ChosenServices} from '@app/commerce/checkout/stored-record'
import {itemCount} from '@app/domain/basket/item-count'
import {
    offersBenefitsPlus,
    servicePayments,
    type ServicePrices
} from '@app/domain/basket/checkout-options'
import type {Cents} from '@app/domain/prices/money'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {Link} from '@app/routing/links/link'
import {Checkbox} from '@app/ui/form/fields/choice-fields'
import {spokenPerMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {checkoutPath} from '../frame/checkout-address'
import {reviewMessages, signMessages, termsMessages as texts} from '../frame/terms-messages'
import type {Checkout, StepProps} from '../frame/use-checkout'

/**
 * The services that this store can offer to this shopper, with their price for each payment [CHECKOUT-009]
 * [CHECKOUT-010].
 */
export const offeredServices = (
    {services, store, clubCount, cart}: Pick<Checkout, 'services' | 'store' | 'clubCount' | 'cart'>,
    frequency: PaymentFrequency
): ServicePrices => {
    const hasBenefitsPlus = services.benefitsPlus !== null
    const offers = offersBenefitsPlus({hasBenefitsPlus, stateCode: store.state}, clubCount)
    const weekly = {
        ldw: services.ldw?.weekly ?? null,
        benefitsPlus: offers ? (services.benefitsPlus?.weekly ?? null) : null
    }
    return servicePayments(weekly, frequency, itemCount(cart.lines))
}

type ServiceProps = {name: keyof ChosenServices; each: Cents; frequency: PaymentFrequency}

/** A service with its price and what it covers. Its box is not ticked at first (D-32). */
const Service = ({name, each, frequency}: ServiceProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const price = {amount: money(each), per: formatMessage(spokenPerMessages[frequency])}
    return (
        <Checkbox
            name={name}
            label={formatMessage(texts[name], price)}
            hint={formatMessage(texts[`${name}Covers`])}
        />
    )
}

export type ServiceChoicesProps = {offered: ServicePrices; frequency: PaymentFrequency}

/** The services to choose from; nothing if there are none. */
export const ServiceChoices = ({offered, frequency}: ServiceChoicesProps) => {
    const {formatMessage} = useIntl()
    const {ldw, benefitsPlus} = offered
    if (ldw === null && benefitsPlus === null) return null
    return (
        <fieldset className="checkout__services">
            <legend>{formatMessage(texts.services)}</legend>
            <p>{formatMessage(texts.servicesHint)}</p>
            {ldw === null ? null : <Service name="ldw" each={ldw} frequency={frequency} />}
            {benefitsPlus === null ? null : (
                <Service name="benefitsPlus" each={benefitsPlus} frequency={frequency} />
            )}
        </fieldset>
    )
}

const nameOf = {
    ldw: signMessages['damage-waiver'],
    benefitsPlus: signMessages['benefits-plus']
} as const

/** The chosen services with their prices, for the review [CHECKOUT-012] (D-32). */
export const ServiceFacts = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const frequency = checkout.record?.schedule?.frequency ?? 'weekly'
    const offered = offeredServices(checkout, frequency)
    if (offered.ldw === null && offered.benefitsPlus === null) return null
    const per = formatMessage(spokenPerMessages[frequency])
    const rows = (['ldw', 'benefitsPlus'] as const).flatMap((name) => {
        const each = offered[name]
        if (each === null || !checkout.record?.services?.[name]) return []
        const value = formatMessage(reviewMessages.eachPer, {payment: money(each), per})
        return [{label: formatMessage(nameOf[name]), value}]
    })
    return (
        <section aria-labelledby="review-services">
            <h2 id="review-services">{formatMessage(texts.services)}</h2>
            {rows.length > 0 ? (
                <Facts rows={rows} />
            ) : (
                <p>{formatMessage(reviewMessages.noServices)}</p>
            )}
            <Link to={checkoutPath('terms', base)}>
                {formatMessage(reviewMessages.changeServices)}
            </Link>
        </section>
    )
}
