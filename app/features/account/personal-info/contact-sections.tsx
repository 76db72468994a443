import {type ReactNode, useRef, useState} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import type {FieldValues, DefaultValues} from 'react-hook-form'
import * as z from 'zod/mini'
import {type ContactChange, useSaveContact} from '@app/commerce/account/personal-info'
import type {RentalCustomer} from '@app/commerce/account/rental-customer'
import {toFailure} from '@app/commerce/client'
import {isRefused} from '@app/commerce/outcome/outcome'
import {formatPhone} from '@app/domain/person/person'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {phone} from '@app/ui/form/field-sets/contact'
import {postalAddress, PostalAddressFields} from '@app/ui/form/field-sets/postal-address'
import {PhoneField} from '@app/ui/form/fields/text-fields'
import {PhoneNumber} from '@app/ui/typography/phone-number'
import {AccountSection} from '../frame/account-section'
import {FocusedPart} from '../frame/focused-part'
import {contactMessages as texts, personalMessages} from './personal-messages'

const REFUSED = 409

type ContactFormProps<Values extends FieldValues, Sent extends FieldValues> = {
    schema: z.core.$ZodType<Sent, Values>
    label: string
    defaultValues: DefaultValues<NoInfer<Values>>
    changeOf: (typed: Sent) => ContactChange
    onDone: () => void
    children: ReactNode
}

/** A form that changes one part of the renter's data at the store. */
const ContactForm = <Values extends FieldValues, Sent extends FieldValues>(
    props: ContactFormProps<Values, Sent>
) => {
    const {schema, label, defaultValues, changeOf, onDone, children} = props
    const {formatMessage} = useIntl()
    const {mutateAsync: save} = useSaveContact()
    const send = async (typed: Sent) => {
        try {
            await save(changeOf(typed))
        } catch (error) {
            if (!isRefused(error) || toFailure(error).status !== REFUSED) throw error
            return {alert: formatMessage(personalMessages.refused)}
        }
        showToast(formatMessage(personalMessages.saved), 'good')
        onDone()
        return undefined
    }
    return (
        <Form schema={schema} defaultValues={defaultValues} onSubmit={send} label={label}>
            <FormAlert />
            <ErrorSummary />
            {children}
            <div className="account-actions">
                <SubmitButton>{formatMessage(personalMessages.save)}</SubmitButton>
                <Button look="quiet" onClick={onDone}>
                    {formatMessage(personalMessages.cancel)}
                </Button>
            </div>
        </Form>
    )
}

type ContactSectionProps = {
    title: MessageDescriptor
    note: MessageDescriptor
    /** The text of the button that opens the form. */
    edit: MessageDescriptor
    shown: ReactNode
    /** The form that changes it. */
    children: (onDone: () => void) => ReactNode
}

type EditButtonProps = {label: string; takesFocus: boolean; onEdit: () => void}

/** The button that opens the form; it gets the focus back when the form is closed. */
const EditButton = ({label, takesFocus, onEdit}: EditButtonProps) => {
    const {formatMessage} = useIntl()
    const button = useRef<HTMLButtonElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (takesFocus) button.current?.focus()
    }, [takesFocus])
    return (
        <Button ref={button} look="secondary" aria-label={label} onClick={onEdit}>
            {formatMessage(personalMessages.edit)}
        </Button>
    )
}

/** Shows one part of the data, or the form that changes it. */
const ContactSection = ({title, note, edit, shown, children}: ContactSectionProps) => {
    const {formatMessage} = useIntl()
    const [form, setForm] = useState<'never' | 'open' | 'closed'>('never')
    return (
        <AccountSection title={formatMessage(title)}>
            {form === 'open' ? (
                <FocusedPart>{children(() => setForm('closed'))}</FocusedPart>
            ) : (
                <>
                    {shown}
                    <p className="account-note">{formatMessage(note)}</p>
                    <p>
                        <EditButton
                            label={formatMessage(edit)}
                            takesFocus={form === 'closed'}
                            onEdit={() => setForm('open')}
                        />
                    </p>
                </>
            )}
        </AccountSection>
    )
}

const addressTexts = {...texts, address1: texts.line1, address1Missing: texts.line1Missing}

const addressSchema = z.object(postalAddress(addressTexts))

const noAddress = {line1: '', city: '', state: '', postalCode: ''}

/** The address where the renter lives and the rented pieces are [ENTITY-020]. */
export const AddressSection = ({customer}: {customer: RentalCustomer}) => {
    const {formatMessage} = useIntl()
    const known = customer.addresses.find(({isPrimary}) => isPrimary) ?? customer.addresses[0]
    const {line1, city, state, postalCode} = known ?? noAddress
    return (
        <ContactSection
            title={texts.address}
            note={texts.addressNote}
            edit={texts.editAddress}
            shown={
                known ? (
                    <address>
                        {line1}
                        <br />
                        {`${city}, ${state} ${postalCode}`}
                    </address>
                ) : (
                    <p>{formatMessage(texts.addressNone)}</p>
                )
            }
        >
            {(onDone) => (
                <ContactForm
                    schema={addressSchema}
                    label={formatMessage(texts.editAddress)}
                    defaultValues={{address1: line1, city, state, postalCode}}
                    changeOf={({address1, ...rest}) => ({address: {line1: address1, ...rest}})}
                    onDone={onDone}
                >
                    <PostalAddressFields texts={addressTexts} />
                </ContactForm>
            )}
        </ContactSection>
    )
}

const phoneSchema = z.object({phone: phone({wrong: texts.phoneWrong})})

/** The phone number that the store calls. */
export const PhoneSection = ({customer}: {customer: RentalCustomer}) => {
    const {formatMessage} = useIntl()
    const {phones} = customer
    const number = (phones.find(({isPrimary}) => isPrimary) ?? phones[0])?.number ?? ''
    return (
        <ContactSection
            title={texts.phone}
            note={texts.phoneNote}
            edit={texts.editPhone}
            shown={
                <p>{number ? <PhoneNumber number={number} /> : formatMessage(texts.phoneNone)}</p>
            }
        >
            {(onDone) => (
                <ContactForm
                    schema={phoneSchema}
                    label={formatMessage(texts.editPhone)}
                    defaultValues={{phone: formatPhone(number)}}
                    changeOf={(typed) => typed}
                    onDone={onDone}
                >
                    <PhoneField
                        name="phone"
                        label={formatMessage(texts.phoneField)}
                        format={formatPhone}
                    />
                </ContactForm>
            )}
        </ContactSection>
    )
}
