import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {useSaveDelivery} from '@app/commerce/checkout/basket-steps'
import type {Recipient, ShippingMethod} from '@app/commerce/checkout/checkout-basket'
import {isEmail} from '@app/domain/credentials'
import {formatPhone, isPhone, phoneDigits} from '@app/domain/person'
import {
    cleanPostalCode,
    type PostalAddress,
    type PostalAddressField,
    postalAddressProblems,
    regionsOf
} from '@app/domain/postal-address'
import {createStoredValues, useStoreValues, useStoredValues} from '@app/routing/stored-values'
import {Head} from '@app/routing/head'
import {useNavigate} from '@app/routing/location'
import {Notice} from '@app/ui/feedback/notice'
import {RadioGroup, StateField} from '@app/ui/form/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {NameFields} from '@app/ui/form/field-sets/name'
import {EmailField, FormTextField, PhoneField, ZipField} from '@app/ui/form/text-fields'
import {checkoutPath, stepCount} from './checkout-address'
import {useOutsideText} from './delivery-area'
import {deliveryMessages as texts} from './delivery-messages'
import type {StepProps} from './use-checkout'

type Values = Recipient & {shippingMethod: string; email: string}

const noRecipient: Recipient = {
    firstName: '',
    lastName: '',
    phone: '',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: ''
}

const valuesOf = ({basket, known, store}: StepProps['checkout']): Values => ({
    ...noRecipient,
    firstName: known.firstName,
    lastName: known.lastName,
    state: store.state,
    ...basket?.recipient,
    shippingMethod: basket?.shippingMethod ?? 'delivery',
    email: basket?.email || known.email
})

const addressOf = (values: Readonly<Record<string, unknown>>): PostalAddress => {
    const of = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
    return {
        country: 'US',
        address1: of('address1'),
        address2: of('address2'),
        city: of('city'),
        state: of('state'),
        postalCode: of('postalCode')
    }
}

const checkedPart =
    (field: PostalAddressField) => (_: string, values: Readonly<Record<string, unknown>>) => {
        const problem = postalAddressProblems(addressOf(values))[field]
        return problem && texts[`${field}-${problem}`]
    }

const checkedParts = {
    address1: checkedPart('address1'),
    city: checkedPart('city'),
    state: checkedPart('state'),
    postalCode: checkedPart('postalCode')
}

const nameTexts = {
    firstName: texts.firstName,
    firstNameMissing: texts['first-name-missing'],
    lastName: texts.lastName,
    lastNameMissing: texts['last-name-missing']
}

const checkedEmail = (value: string) => (isEmail(value.trim()) ? undefined : texts['email-wrong'])
const checkedPhone = (value: string) => (isPhone(value) ? undefined : texts['phone-wrong'])

/** The values that were typed when the session ended. */
const storedDelivery = createStoredValues<Values>()
const KeepTyping = () => {
    const {getValues, formState} = useFormContext<Values>()
    const {isDirty} = formState
    useStoreValues(storedDelivery, () => (isDirty ? getValues() : undefined))
    return null
}

const toRecipient = (values: Values): Recipient => ({
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phone: phoneDigits(values.phone),
    address1: values.address1.trim(),
    address2: values.address2.trim(),
    city: values.city.trim(),
    state: values.state,
    postalCode: cleanPostalCode('US', values.postalCode)
})

const shippingMethodOf = (values: Values): ShippingMethod =>
    values.shippingMethod === 'pickup' ? 'pickup' : 'delivery'

const WhoFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <NameFields texts={nameTexts} />
            <EmailField
                name="email"
                label={formatMessage(texts.email)}
                hint={formatMessage(texts.emailHint)}
                validate={checkedEmail}
            />
            <PhoneField
                name="phone"
                label={formatMessage(texts.phone)}
                hint={formatMessage(texts.phoneHint)}
                format={formatPhone}
                validate={checkedPhone}
            />
        </>
    )
}

const AddressFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name="address1"
                label={formatMessage(texts.address1)}
                autoComplete="address-line1"
                validate={checkedParts.address1}
            />
            <FormTextField
                name="address2"
                label={formatMessage(texts.address2)}
                autoComplete="address-line2"
                optional
            />
            <FormTextField
                name="city"
                label={formatMessage(texts.city)}
                autoComplete="address-level2"
                validate={checkedParts.city}
            />
            <StateField
                name="state"
                label={formatMessage(texts.state)}
                options={regionsOf('US').map(({code, name}) => ({value: code, label: name}))}
                validate={checkedParts.state}
            />
            <ZipField
                name="postalCode"
                label={formatMessage(texts.zip)}
                validate={checkedParts.postalCode}
            />
        </>
    )
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

    const send = async (values: Values) => {
        if (!basket) return {alert: formatMessage(texts.failed)}
        const [email, shippingMethod, recipient] = [
            values.email.trim(),
            shippingMethodOf(values),
            toRecipient(values)
        ]
        const refusal = await outside({shippingMethod, recipient})
        if (refusal !== undefined) return {fields: {shippingMethod: refusal}}
        const delivery = {basketId: basket.id, email, shippingMethod, recipient, store}
        await save({...delivery, isAfterSigning: isAgain})
        goTo(checkoutPath('schedule', base))
        return undefined
    }
    return (
        <Form<Values>
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
                <WhoFields />
                <AddressFields />
            </StepPage>
        </Form>
    )
}
