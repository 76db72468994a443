import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import {useSaveServices} from '@app/commerce/checkout/basket-steps'
import {itemCount} from '@app/domain/basket'
import {offersBenefitsPlus} from '@app/domain/checkout-options'
import type {Cents} from '@app/domain/money'
import {fromWeekly, type PaymentFrequency} from '@app/domain/pricing'
import {useNavigate} from '@app/routing/location'
import {Checkbox} from '@app/ui/form/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {spokenPerMessages} from '@app/ui/price/messages'
import {Price} from '@app/ui/price/price'
import {useMoney} from '@app/ui/price/rent-texts'
import {checkoutPath, stepCount} from './checkout-address'
import {termsMessages as texts} from './messages'
import type {Checkout, StepProps} from './use-checkout'

type Values = {ldw: boolean; benefitsPlus: boolean}

/** What is rented, with how many of it where that is more than one. */
export const usePieces = () => {
    const {formatMessage} = useIntl()
    return ({name, quantity}: Pick<Line, 'name' | 'quantity'>): string =>
        quantity > 1 ? formatMessage(texts.pieces, {count: quantity, name}) : name
}

export type TermsOfLinesProps = {
    lines: readonly Line[]
    frequency: PaymentFrequency
    agreementState: string
}

/** What each piece costs until it is owned: each payment, how many, the final one, all of them, and cash [CHECKOUT-007] (D-07). */
export const TermsOfLines = ({lines, frequency, agreementState}: TermsOfLinesProps) => {
    const nameOf = usePieces()
    return (
        <ul className="checkout__lines">
            {lines.map((line) => (
                <li key={line.id} className="checkout__line">
                    <h2>{nameOf(line)}</h2>
                    {line.price ? (
                        <Price
                            variant="page"
                            price={line.price}
                            frequency={frequency}
                            agreementState={agreementState}
                        />
                    ) : null}
                </li>
            ))}
        </ul>
    )
}

/** The services that this store may offer this shopper, with the price of one period [CHECKOUT-009] [CHECKOUT-010]. */
export const offeredServices = ({
    services,
    store,
    clubCount,
    cart
}: Pick<Checkout, 'services' | 'store' | 'clubCount' | 'cart'>): {
    ldw: Cents | null
    benefitsPlus: Cents | null
} => {
    const hasBenefitsPlus = services.benefitsPlus !== null
    const offers = offersBenefitsPlus({hasBenefitsPlus, stateCode: store.state}, clubCount)
    return {
        // The waiver is for each piece, benefits plus for the renter.
        ldw: services.ldw && services.ldw.weekly * itemCount(cart.lines),
        benefitsPlus: offers ? (services.benefitsPlus?.weekly ?? null) : null
    }
}

type ServiceProps = {name: keyof Values; weekly: Cents; frequency: PaymentFrequency}

/** A service with its price and what it covers, in a box of its own that starts unticked (D-32). */
const Service = ({name, weekly, frequency}: ServiceProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const price = {
        amount: money(fromWeekly(weekly, frequency)),
        per: formatMessage(spokenPerMessages[frequency])
    }
    return (
        <Checkbox
            name={name}
            label={formatMessage(texts[name], price)}
            hint={formatMessage(texts[`${name}Covers`])}
        />
    )
}

type ServicesProps = ReturnType<typeof offeredServices> & {frequency: PaymentFrequency}

/** The services on offer; nothing where there are none. */
const Services = ({ldw, benefitsPlus, frequency}: ServicesProps) => {
    const {formatMessage} = useIntl()
    if (ldw === null && benefitsPlus === null) return null
    return (
        <fieldset className="checkout__services">
            <legend>{formatMessage(texts.services)}</legend>
            <p>{formatMessage(texts.servicesHint)}</p>
            {ldw === null ? null : <Service name="ldw" weekly={ldw} frequency={frequency} />}
            {benefitsPlus === null ? null : (
                <Service name="benefitsPlus" weekly={benefitsPlus} frequency={frequency} />
            )}
        </fieldset>
    )
}

/** What is rented and on which terms, and the services that may go with it [CHECKOUT-007] (G-27). */
export const TermsStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveServices()
    const {basket, kept: stored, store} = checkout
    const frequency = stored?.schedule?.frequency ?? 'weekly'
    const {ldw, benefitsPlus} = offeredServices(checkout)

    const send = async (values: Values) => {
        if (!basket) return {alert: formatMessage(texts.failed)}
        const choice = {
            ldw: ldw !== null && values.ldw,
            benefitsPlus: benefitsPlus !== null && values.benefitsPlus
        }
        await save({basketId: basket.id, choice})
        goTo(checkoutPath('review', base))
        return undefined
    }
    return (
        <Form<Values>
            key="terms"
            defaultValues={{ldw: false, benefitsPlus: false, ...stored?.services}}
            onSubmit={send}
        >
            <StepPage
                step={stepCount('terms')}
                minutes={3}
                title={formatMessage(texts.title)}
                back={checkoutPath('schedule', base)}
            >
                <TermsOfLines
                    lines={basket?.lines ?? []}
                    frequency={frequency}
                    agreementState={store.state}
                />
                <p>{formatMessage(texts.early)}</p>
                <Services ldw={ldw} benefitsPlus={benefitsPlus} frequency={frequency} />
            </StepPage>
        </Form>
    )
}
