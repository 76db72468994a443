import {usStates} from './us-states'
import {zipFromTyped} from '../stores/store-address'

/** The countries of an address (C-13); stores and prices are in the United States only. */
export const countries = ['US', 'CA'] as const

export type Country = (typeof countries)[number]

/** A state, district, territory or province, as an address form offers it. */
export type Region = {code: string; name: string}

/** The provinces and territories of Canada, by name. */
export const canadianProvinces: readonly Region[] = [
    {code: 'AB', name: 'Alberta'},
    {code: 'BC', name: 'British Columbia'},
    {code: 'MB', name: 'Manitoba'},
    {code: 'NB', name: 'New Brunswick'},
    {code: 'NL', name: 'Newfoundland and Labrador'},
    {code: 'NT', name: 'Northwest Territories'},
    {code: 'NS', name: 'Nova Scotia'},
    {code: 'NU', name: 'Nunavut'},
    {code: 'ON', name: 'Ontario'},
    {code: 'PE', name: 'Prince Edward Island'},
    {code: 'QC', name: 'Quebec'},
    {code: 'SK', name: 'Saskatchewan'},
    {code: 'YT', name: 'Yukon'}
]

/** The states or provinces of a country; 59 in the United States, territories included [ENTITY-044]. */
export const regionsOf = (country: Country): readonly Region[] =>
    country === 'US' ? usStates : canadianProvinces

const CANADIAN_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/

/** A postal code as it is sent: the five digits of a zip (D-52), a Canadian code as A1A 1A1. */
export const cleanPostalCode = (country: Country, text: string): string => {
    if (country === 'US') return zipFromTyped(text) ?? text.trim()
    const code = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
    return CANADIAN_CODE.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : code
}

/** Whether a text is a zip or ZIP+4, or a Canadian postal code in any spacing. */
export const isPostalCode = (country: Country, text: string): boolean => {
    if (country === 'US') return zipFromTyped(text) !== undefined
    return CANADIAN_CODE.test(cleanPostalCode(country, text).replace(' ', ''))
}

export type PostalAddress = {
    country: Country
    address1: string
    /** Apartment, floor or unit; may be empty. */
    address2: string
    city: string
    state: string
    postalCode: string
}

export type PostalAddressField = 'address1' | 'city' | 'state' | 'postalCode'

export type PostalAddressProblems = Partial<Record<PostalAddressField, 'missing' | 'malformed'>>

const REQUIRED: readonly PostalAddressField[] = ['address1', 'city', 'state', 'postalCode']

/** The problems of an address, by field; empty if it is complete (C-13). */
export const postalAddressProblems = (address: PostalAddress): PostalAddressProblems => {
    const isWellFormed: Partial<Record<PostalAddressField, boolean>> = {
        state: regionsOf(address.country).some(({code}) => code === address.state),
        postalCode: isPostalCode(address.country, address.postalCode)
    }
    const problems: PostalAddressProblems = {}
    for (const field of REQUIRED) {
        if (address[field].trim() === '') problems[field] = 'missing'
        else if (isWellFormed[field] === false) problems[field] = 'malformed'
    }
    return problems
}
