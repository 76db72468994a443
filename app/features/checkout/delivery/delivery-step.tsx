import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useSaveDelivery} from '@app/commerce/checkout/basket-steps'
import {noRecipient} from '@app/commerce/checkout/recipient'
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
import {checkoutPath, stepCount} from '../frame/checkout-address'
import {useOutsideText} from './delivery-area'
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

const valuesOf = ({basket, known, store}: StepProps['checkout']): Values => ({
    ...noRecipient,
    firstName: known.firstName,
    lastName: known.lastName,
    state: store.state,
    ...basket?.recipient,
    shippingMethod: basket?.shippingMethod ?? 'delivery',
    email: basket?.email || known.email
})

/** The values that were typed when the session ended. */
const storedDelivery = createStoredValues<Values>()
const KeepTyping = () => {
    const {getValues, formState} = useFormContext<Values>()
    const {isDirty} = formState
    useStoreValues(storedDelivery, () => (isDirty ? getValues() : undefined))
    return null
}

/** Delivery or pick-up, and the shopper's name and address (G-20). */
export const DeliveryStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: save} = useSaveDelivery()
    const {basket, store} = checkout
    const typed = useStoredValues(storedDelivery)
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
            defaultValues={{...valuesOf(checkout), ...typed}}
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
                <NameFields texts={texts} />
                <ContactFields texts={texts} />
                <PostalAddressFields texts={texts} />
            </StepPage>
        </Form>
    )
}
