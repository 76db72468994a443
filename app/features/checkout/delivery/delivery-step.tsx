import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useSaveDelivery} from '@app/commerce/checkout/basket-steps'
import {createStoredValues, useStoreValues, useStoredValues} from '@app/routing/data/stored-values'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {Notice} from '@app/ui/feedback/notice'
import {RadioGroup} from '@app/ui/form/fields/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/steps/step-page'
import {ContactFields, email, phone} from '@app/ui/form/field-sets/contact'
import {NameFields, nameSchema} from '@app/ui/form/field-sets/name'
import {
    postalAddress,
    PostalAddressFields,
    secondLine
} from '@app/ui/form/field-sets/postal-address'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {checkoutPath, stepCount} from '../frame/checkout-address'
import {useOutsideText} from './delivery-area'
import {type Known, useKnownRecipient} from './use-known-recipient'
import {deliveryMessages as texts} from './delivery-messages'
import type {StepProps} from '../frame/use-checkout'

const schema = z.object({
    shippingMethod: z.enum(['delivery', 'pickup']),
    ...nameSchema(texts),
    email: email({wrong: texts.emailWrong}),
    phone: phone({wrong: texts.phoneWrong}),
    ...postalAddress(texts),
    ...secondLine
})

type Values = z.infer<typeof schema>

/** The values that were typed when the session ended. */
const storedDelivery = createStoredValues<Values>()
const KeepTyping = () => {
    const {getValues, formState} = useFormContext<Values>()
    const {isDirty} = formState
    useStoreValues(storedDelivery, () => (isDirty ? getValues() : undefined))
    return null
}

const DeliveryForm = ({checkout, base, known}: StepProps & {known: Known}) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveDelivery()
    const {basket, store} = checkout
    const typed = useStoredValues(storedDelivery)
    const {isAddressKnown, ...recipientKnown} = known
    const isAgain = checkout.facts.signed.includes(true)
    const outside = useOutsideText(store)
    const pickupHint = `${store.name}, ${store.address}, ${store.city}`

    const send = async ({shippingMethod, email: address, ...recipient}: Values) => {
        if (!basket) return {alert: formatMessage(texts.failed)}
        const refusal = await outside({shippingMethod, recipient})
        if (refusal !== undefined) return {fields: {shippingMethod: refusal}}
        const delivery = {basketId: basket.id, email: address, shippingMethod, recipient, store}
        await save({...delivery, isAfterSigning: isAgain})
        goTo(checkoutPath('schedule', base))
        return undefined
    }
    return (
        <Form
            schema={schema}
            key="delivery"
            defaultValues={{
                ...recipientKnown,
                shippingMethod: basket?.shippingMethod ?? 'delivery',
                ...typed
            }}
            onSubmit={send}
        >
            <Head title={formatMessage(texts.title)} index={false} />
            <KeepTyping />
            <StepPage
                {...(isAgain ? {} : {step: stepCount('delivery'), minutes: 5, back: '/cart'})}
                title={formatMessage(texts.title)}
            >
                {isAgain ? <Notice>{formatMessage(texts.again)}</Notice> : null}
                <RadioGroup
                    name="shippingMethod"
                    label={formatMessage(texts.shippingMethod)}
                    options={[
                        {
                            value: 'delivery',
                            label: formatMessage(texts.delivery),
                            hint: formatMessage(texts.deliveryHint)
                        },
                        {value: 'pickup', label: formatMessage(texts.pickup), hint: pickupHint}
                    ]}
                />
                {isAddressKnown && !isAgain ? <Notice>{formatMessage(texts.known)}</Notice> : null}
                <NameFields texts={texts} />
                <ContactFields texts={texts} />
                <PostalAddressFields texts={texts} />
            </StepPage>
        </Form>
    )
}

/** Delivery or pick-up, and the shopper's name and address (G-20); what they told before is filled in. */
export const DeliveryStep = (props: StepProps) => {
    const known = useKnownRecipient(props.checkout)
    return known ? <DeliveryForm {...props} known={known} /> : <CheckoutSkeleton />
}
