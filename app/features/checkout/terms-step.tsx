import {useIntl} from 'react-intl'
import type {Line} from '@app/commerce/basket/basket'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {useSaveServices} from '@app/commerce/checkout/basket-steps'
import type {ChosenServices} from '@app/commerce/checkout/stored-record'
import type {PaymentFrequency} from '@app/domain/pricing'
import {priceWithCode} from '@app/domain/promo-code'
import {useNavigate} from '@app/routing/location'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {Price} from '@app/ui/price/price'
import {deliveryMessages, sourceMessages} from '@app/ui/products/messages'
import {checkoutPath, stepCount} from './checkout-address'
import {PriceOfEach, usePieces} from './pieces'
import {termsMessages as texts} from './terms-messages'
import {offeredServices, ServiceChoices} from './services'
import type {StepProps} from './use-checkout'

/** That a piece is ordered specially, and when it can be there [CHECKOUT-015]. */
const Supply = ({line: {status, delivery}}: {line: Line}) => {
    const {formatMessage} = useIntl()
    const parts = [
        status === 'special-order' && formatMessage(sourceMessages['special-order']),
        delivery && formatMessage(deliveryMessages[delivery])
    ].filter(Boolean)
    return parts.length > 0 ? <p className="checkout__note">{parts.join(' · ')}</p> : null
}

type PriceOfLineProps = {
    line: Line
    code: string | null
    frequency: PaymentFrequency
    agreementState: string
}

/** What one piece costs, and below it what all pieces cost with the promo code, by which the agreement is drawn up (D-07). */
const PriceOfLine = ({line, code, ...rest}: PriceOfLineProps) => {
    const {formatMessage} = useIntl()
    const {price, quantity, weeklyWithCode} = line
    if (!price) return null
    const reduced = priceWithCode({price, quantity, weeklyWithCode}, rest.frequency)
    return (
        <>
            <Price variant="page" price={price} {...rest} />
            {code !== null && reduced ? (
                <>
                    <p className="checkout__note">
                        {formatMessage(texts.withCode, {code, quantity})}
                    </p>
                    <Price variant="page" price={reduced} {...rest} />
                </>
            ) : null}
        </>
    )
}

export type TermsOfLinesProps = {
    basket: Pick<CheckoutBasket, 'lines' | 'promoCode'> | null
    frequency: PaymentFrequency
    agreementState: string
}

/** What each piece costs until it is owned: each payment, how many, the final one, all of them, and cash [CHECKOUT-007] (D-07). */
export const TermsOfLines = ({basket, ...rest}: TermsOfLinesProps) => {
    const nameOf = usePieces()
    return (
        <ul className="checkout__lines">
            {(basket?.lines ?? []).map((line) => (
                <li key={line.id} className="checkout__line">
                    <h2>{nameOf(line)}</h2>
                    <Supply line={line} />
                    <PriceOfEach quantity={line.quantity} />
                    <PriceOfLine line={line} code={basket?.promoCode ?? null} {...rest} />
                </li>
            ))}
        </ul>
    )
}

/** What is rented and on which terms, and the services that may go with it [CHECKOUT-007] (G-27). */
export const TermsStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveServices()
    const {basket, record: stored, store} = checkout
    const frequency = stored?.schedule?.frequency ?? 'weekly'
    const offered = offeredServices(checkout, frequency)

    const send = async (values: ChosenServices) => {
        if (!basket) return {alert: formatMessage(texts.failed)}
        const choice = {
            ldw: offered.ldw !== null && values.ldw,
            benefitsPlus: offered.benefitsPlus !== null && values.benefitsPlus
        }
        await save({basketId: basket.id, choice})
        goTo(checkoutPath('review', base))
        return undefined
    }
    return (
        <Form<ChosenServices>
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
                <TermsOfLines basket={basket} frequency={frequency} agreementState={store.state} />
                <p>{formatMessage(texts.early)}</p>
                <ServiceChoices offered={offered} frequency={frequency} />
            </StepPage>
        </Form>
    )
}
