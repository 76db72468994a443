import {type MessageDescriptor, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {
    cleanPostalCode,
    type Country,
    type PostalAddress,
    type PostalAddressField,
    postalAddressProblems,
    regionsOf
} from '@app/domain/person/postal-address'
import {StateField} from '../fields/choice-fields'
import {addProblem, rule} from '../schema'
import {FormTextField, ZipField} from '../fields/text-fields'

type ProblemTexts = Record<
    'address1Missing' | 'cityMissing' | 'stateMissing' | 'zipWrong',
    MessageDescriptor
> & {
    /** Where no postal code was typed; as where it is wrong by default. */
    zipMissing?: MessageDescriptor
}

type LabelTexts = Record<'address1' | 'city' | 'state' | 'zip', MessageDescriptor> & {
    /** Without it the street is one line. */
    address2?: MessageDescriptor
}

const noAddress: Omit<PostalAddress, 'country'> = {
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: ''
}

/** The message about one field of an address in a country (C-13); undefined if the field is right. */
const problemOf = (
    field: PostalAddressField,
    [text, country, texts]: readonly [string, Country, ProblemTexts]
): MessageDescriptor | undefined => {
    const address = {...noAddress, country, [field]: text}
    const problem = postalAddressProblems(address)[field]
    if (problem === undefined) return undefined
    if (field !== 'postalCode') return texts[`${field}Missing`]
    return (problem === 'missing' && texts.zipMissing) || texts.zipWrong
}

/** An address in the United States: every field is required, five digits of the zip are sent (C-13, D-52). */
export const postalAddress = (texts: ProblemTexts) => {
    const part = (field: PostalAddressField) =>
        rule<string>((text) => problemOf(field, [text, 'US', texts]))
    return {
        address1: z.string().check(z.trim(), part('address1')),
        city: z.string().check(z.trim(), part('city')),
        state: z.string().check(part('state')),
        postalCode: z.string().check(
            part('postalCode'),
            z.overwrite((code) => cleanPostalCode('US', code))
        )
    }
}

/** Apartment, floor or unit; may be empty. */
export const secondLine = {address2: z.string().check(z.trim())}

/** The two fields of an address that have other rules in each country, for `regionRules`. */
export const regionFields = {state: z.string(), postalCode: z.string()}

/** A check of the state and the postal code in the country of the same address (C-13). */
export const regionRules =
    <Value extends Pick<PostalAddress, 'country' | 'state' | 'postalCode'>>(
        textsOf: (country: Country) => ProblemTexts
    ): z.core.CheckFn<Value> =>
    (payload) => {
        const {country} = payload.value
        for (const field of ['state', 'postalCode'] as const) {
            const problem = problemOf(field, [payload.value[field], country, textsOf(country)])
            if (problem) addProblem(payload, problem, [field])
        }
    }

type RegionProps = {texts: Pick<LabelTexts, 'state' | 'zip'>; country?: Country}

/** State and zip, or province and postal code. */
export const RegionFields = ({texts, country = 'US'}: RegionProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <StateField
                name="state"
                label={formatMessage(texts.state)}
                options={regionsOf(country).map(({code, name}) => ({value: code, label: name}))}
            />
            <ZipField name="postalCode" country={country} label={formatMessage(texts.zip)} />
        </>
    )
}

type StreetProps = {
    texts: Pick<LabelTexts, 'address1' | 'address2' | 'city'>
    /** Whether the fields are about as wide as what is expected. */
    fitted?: boolean
}

/** Street, apartment and city. */
export const StreetFields = ({texts, fitted = false}: StreetProps) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name="address1"
                label={formatMessage(texts.address1)}
                autoComplete={texts.address2 ? 'address-line1' : 'street-address'}
            />
            {texts.address2 ? (
                <FormTextField
                    name="address2"
                    label={formatMessage(texts.address2)}
                    optional
                    autoComplete="address-line2"
                    {...(fitted && {width: 'sm'})}
                />
            ) : null}
            <FormTextField
                name="city"
                label={formatMessage(texts.city)}
                autoComplete="address-level2"
                {...(fitted && {width: 'md'})}
            />
        </>
    )
}

/** The fields of `postalAddress`, and of `secondLine` if `texts` have a label for it. */
export const PostalAddressFields = ({texts, ...street}: StreetProps & {texts: LabelTexts}) => (
    <>
        <StreetFields texts={texts} {...street} />
        <RegionFields texts={texts} />
    </>
)
