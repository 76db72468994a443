import {useRef} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {type SavedAddress, useSaveAddress} from '@app/commerce/customer/profile'
import {formatPhone} from '@app/domain/person/person'
import {cleanPostalCode, countries, type Country} from '@app/domain/person/postal-address'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {showToast} from '@app/ui/feedback/toast'
import {Button} from '@app/ui/button/button'
import {Checkbox, RadioGroup} from '@app/ui/form/fields/choice-fields'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {optionalPhone} from '@app/ui/form/field-sets/contact'
import {NameFields, nameSchema} from '@app/ui/form/field-sets/name'
import {
    postalAddress,
    RegionFields,
    regionFields,
    regionRules,
    secondLine,
    StreetFields
} from '@app/ui/form/field-sets/postal-address'
import {PhoneField} from '@app/ui/form/fields/text-fields'
import {createStoredValues, useStoreValues} from '@app/routing/data/stored-values'
import {addressMessages, messages} from './messages'

/** The labels and messages of the fields that have other names and rules in Canada (C-13). */
const canadianTexts = {
    ...addressMessages,
    state: addressMessages.province,
    stateMissing: addressMessages.provinceMissing,
    zip: addressMessages.postalCode,
    zipWrong: addressMessages.postalCodeWrong
}

const textsIn = (country: Country) => (country === 'CA' ? canadianTexts : addressMessages)

const schema = z
    .object({
        country: z.enum(countries),
        ...nameSchema(messages),
        ...postalAddress(addressMessages),
        ...secondLine,
        ...regionFields,
        phone: optionalPhone(messages.phoneWrong),
        isPreferred: z.boolean()
    })
    .check(regionRules(textsIn))

const CountryFields = () => {
    const country: Country = useWatch({name: 'country'}) === 'CA' ? 'CA' : 'US'
    return <RegionFields texts={textsIn(country)} country={country} />
}

const AddressFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <RadioGroup
                name="country"
                label={formatMessage(addressMessages.country)}
                options={[
                    {value: 'US', label: formatMessage(addressMessages.us)},
                    {value: 'CA', label: formatMessage(addressMessages.canada)}
                ]}
            />
            <NameFields texts={messages} />
            <StreetFields texts={addressMessages} />
            <CountryFields />
            <PhoneField
                name="phone"
                label={formatMessage(messages.phone)}
                optional
                format={formatPhone}
            />
            <Checkbox name="isPreferred" label={formatMessage(addressMessages.makePreferred)} />
        </>
    )
}

export type EditedAddress = {address: SavedAddress; isNew: boolean}

/** The values that were typed when the session ended. */
export const storedAddress = createStoredValues<EditedAddress>()

const KeepTyping = ({id, isNew}: {id: string; isNew: boolean}) => {
    const {getValues} = useFormContext<SavedAddress>()
    useStoreValues(storedAddress, () => ({address: {...getValues(), id}, isNew}))
    return null
}

export type AddressFormProps = {
    /** The current address; for a new one only its id and the names are filled in. */
    address: SavedAddress
    isNew: boolean
    onDone: () => void
}

/** A form for an address in the United States or Canada, validated by that country's rules (C-13). */
export const AddressForm = ({address, isNew, onDone}: AddressFormProps) => {
    const {formatMessage} = useIntl()
    const {mutateAsync: save} = useSaveAddress()
    const title = formatMessage(isNew ? addressMessages.addTitle : addressMessages.editTitle)
    const heading = useRef<HTMLHeadingElement>(null)
    useIsomorphicLayoutEffect(() => heading.current?.focus(), [])
    return (
        <section className="customer-section">
            <h2 ref={heading} tabIndex={-1}>
                {title}
            </h2>
            <Form
                schema={schema}
                defaultValues={{...address, phone: formatPhone(address.phone)}}
                onSubmit={async (typed) => {
                    const postalCode = cleanPostalCode(typed.country, typed.postalCode)
                    await save({address: {...typed, postalCode, id: address.id}, isNew})
                    showToast(formatMessage(addressMessages.saved), 'good')
                    onDone()
                    return undefined
                }}
                label={title}
            >
                <KeepTyping id={address.id} isNew={isNew} />
                <FormAlert />
                <ErrorSummary />
                <AddressFields />
                <div className="customer-actions">
                    <SubmitButton>{formatMessage(messages.save)}</SubmitButton>
                    <Button look="quiet" onClick={onDone}>
                        {formatMessage(messages.cancel)}
                    </Button>
                </div>
            </Form>
        </section>
    )
}
