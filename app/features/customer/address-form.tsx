import {useEffect, useRef} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {type SavedAddress, useSaveAddress} from '@app/commerce/customer/profile'
import {formatPhone, isPhone, phoneDigits} from '@app/domain/person'
import {cleanPostalCode, type Country, isPostalCode, regionsOf} from '@app/domain/postal-address'
import {showToast} from '@app/ui/feedback/toast'
import {Button} from '@app/ui/button/button'
import {Checkbox, RadioGroup, StateField} from '@app/ui/form/choice-fields'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {NameFields} from '@app/ui/form/name-fields'
import {FormTextField, PhoneField, ZipField} from '@app/ui/form/text-fields'
import {createStoredValues, useStoreValues} from '@app/routing/stored-values'
import {addressMessages, messages} from './messages'

const missing =
    <Text,>(text: Text) =>
    (typed: string) =>
        typed.trim() === '' ? text : undefined

/** The fields that have other names and rules in each country (C-13). */
const CountryFields = () => {
    const {formatMessage} = useIntl()
    const country: Country = useWatch({name: 'country'}) === 'CA' ? 'CA' : 'US'
    const isUs = country === 'US'
    const regions = regionsOf(country)
    const stateProblem = (state: string) => {
        if (regions.some(({code}) => code === state)) return undefined
        return isUs ? addressMessages.stateMissing : addressMessages.provinceMissing
    }
    const codeProblem = (code: string) => {
        if (isPostalCode(country, code)) return undefined
        return isUs ? addressMessages.zipWrong : addressMessages.postalCodeWrong
    }
    return (
        <>
            <StateField
                name="state"
                label={formatMessage(isUs ? addressMessages.state : addressMessages.province)}
                options={regions.map(({code, name}) => ({value: code, label: name}))}
                validate={stateProblem}
            />
            <ZipField
                name="postalCode"
                country={country}
                label={formatMessage(isUs ? addressMessages.zip : addressMessages.postalCode)}
                validate={codeProblem}
            />
        </>
    )
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
            <FormTextField
                name="address1"
                label={formatMessage(addressMessages.address1)}
                autoComplete="address-line1"
                validate={missing(addressMessages.address1Missing)}
            />
            <FormTextField
                name="address2"
                label={formatMessage(addressMessages.address2)}
                autoComplete="address-line2"
                optional
            />
            <FormTextField
                name="city"
                label={formatMessage(addressMessages.city)}
                autoComplete="address-level2"
                validate={missing(addressMessages.cityMissing)}
            />
            <CountryFields />
            <PhoneField
                name="phone"
                label={formatMessage(messages.phone)}
                optional
                format={formatPhone}
                validate={(phone) =>
                    phone.trim() === '' || isPhone(phone) ? undefined : messages.phoneWrong
                }
            />
            <Checkbox name="isPreferred" label={formatMessage(addressMessages.makePreferred)} />
        </>
    )
}

/** The typed values as they are sent. */
const cleaned = (typed: SavedAddress): SavedAddress => ({
    ...typed,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    address1: typed.address1.trim(),
    address2: typed.address2.trim(),
    city: typed.city.trim(),
    postalCode: cleanPostalCode(typed.country, typed.postalCode),
    phone: phoneDigits(typed.phone)
})

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
    useEffect(() => heading.current?.focus(), [])
    return (
        <section className="customer-section">
            <h2 ref={heading} tabIndex={-1}>
                {title}
            </h2>
            <Form<SavedAddress>
                defaultValues={{...address, phone: formatPhone(address.phone)}}
                onSubmit={async (typed) => {
                    await save({address: cleaned({...typed, id: address.id}), isNew})
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
