import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {type Line, pricedLines} from '@app/commerce/basket/basket'
import type {CheckoutBasket} from '@app/commerce/checkout/checkout-basket'
import {useSaveServices} from '@app/commerce/checkout/basket-steps'
import type {ChosenServices} from '@app/commerce/checkout/stored-record'
import {agreementName} from '@app/domain/agreements/agreement'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {totalsWithCode} from '@app/domain/basket/promo-code'
import {useNavigate} from '@app/routing/route/location'
import {Notice} from '@app/ui/feedback/notice'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/steps/step-page'
import {agreementMessages} from '@app/ui/price/messages'
import {deliveryMessages, sourceMessages} from '@app/ui/products/messages'
import {checkoutPath, stepCount} from '../frame/checkout-address'
import {DueOfBasket} from '../frame/due-words'
import {PriceOfLine, usePieces} from '../frame/pieces'
import {termsMessages as texts} from '../frame/terms-messages'
import {offeredServices, ServiceChoices} from './services'
import type {StepProps} from '../frame/use-checkout'

/** Says that a piece is a special order, and when it can be delivered [CHECKOUT-015]. */
const Supply = ({line: {status, delivery}}: {line: Line}) => {
    const {formatMessage} = useIntl()
    const parts = [
        status === 'special-order' && formatMessage(sourceMessages['special-order']),
        delivery && formatMessage(texts.delivery, {when: formatMessage(deliveryMessages[delivery])})
    ].filter(Boolean)
    return parts.length > 0 ? <p className="checkout__note">{parts.join(' · ')}</p> : null
}

export type TermsOfLinesProps = {
    basket: Pick<CheckoutBasket, 'lines' | 'promoCode'> | null
    frequency: PaymentFrequency
    /** The two-letter code of the store's state; its law decides what the agreement is called (G-11). */
    agreementState: string
}

/**
 * The cost of each piece until it is owned: each payment, their number, the final payment, the total, and the cash
 * price [CHECKOUT-007] (D-07).
 */
export const TermsOfLines = ({basket, frequency, agreementState}: TermsOfLinesProps) => {
    const {formatMessage} = useIntl()
    const nameOf = usePieces()
    const {lines = [], promoCode: code = null} = basket ?? {}
    const isReduced = code !== null && totalsWithCode(pricedLines(lines), frequency) !== undefined
    return (
        <>
            {isReduced ? (
                <Notice tone="good">{formatMessage(texts.withCode, {code})}</Notice>
            ) : null}
            <ul className="checkout__lines">
                {lines.map((line) => (
                    <li key={line.id} className="checkout__line">
                        <h2>{nameOf(line)}</h2>
                        <Supply line={line} />
                        <PriceOfLine
                            line={line}
                            isReduced={isReduced}
                            frequency={frequency}
                            variant="table"
                        />
                    </li>
                ))}
            </ul>
            <p className="checkout__note">
                {formatMessage(agreementMessages[agreementName(agreementState)])}
            </p>
        </>
    )
}

const schema = z.object({ldw: z.boolean(), benefitsPlus: z.boolean()})

/** What is rented and its terms, and the services that can be added [CHECKOUT-007] (G-27). */
export const TermsStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveServices()
    const {basket, record: stored, services, store} = checkout
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
        <Form
            schema={schema}
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
                {basket && stored?.schedule ? (
                    <DueOfBasket basket={basket} schedule={stored.schedule} />
                ) : null}
                {services.hasEarlyPurchase ? <p>{formatMessage(texts.early)}</p> : null}
                <ServiceChoices offered={offered} frequency={frequency} />
            </StepPage>
        </Form>
    )
}
