import {useIntl} from 'react-intl'
import {
    cleanPostalCode,
    type PostalAddress,
    postalAddressProblems,
    type PostalAddressField,
    regionsOf
} from '@app/domain/postal-address'
import {SelectField, StateField} from '@app/ui/form/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {FormTextField, ZipField} from '@app/ui/form/text-fields'
import {type ApplicationStepProps, mustBeGiven} from './application-step'
import {addAnswers, type Application, useApplication} from './application-store'
import {homeMessages, stayMessages} from './step-messages'

type HomeValues = Omit<PostalAddress, 'country'> & {months: string}

/** The choices of how long the applicant has lived at the address, as the number of months that is sent. */
export const stays = [3, 9, 18, 42, 60] as const

const knownHome = ({answers, prefill}: Application): HomeValues => {
    const {
        address1 = '',
        address2 = '',
        city = '',
        state = '',
        postalCode = ''
    } = {
        ...(prefill ?? {}),
        ...(answers.home ?? {})
    }
    return {
        address1,
        address2,
        city,
        state,
        postalCode,
        months: answers.home ? String(answers.home.monthsThere) : ''
    }
}

const problemTexts = {
    address1: {missing: homeMessages.address1Missing, malformed: homeMessages.address1Missing},
    city: {missing: homeMessages.cityMissing, malformed: homeMessages.cityMissing},
    state: {missing: homeMessages.stateMissing, malformed: homeMessages.stateMissing},
    postalCode: {missing: homeMessages.zipMissing, malformed: homeMessages.zipWrong}
}

const anAddress: PostalAddress = {
    country: 'US',
    address1: '',
    address2: '',
    city: '',
    state: '',
    postalCode: ''
}

/** A validator of one field of a US address. */
const partOfAddress = (part: PostalAddressField) => (text: string) => {
    const problem = postalAddressProblems({...anAddress, [part]: text})[part]
    return problem && problemTexts[part][problem]
}

const AddressFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name="address1"
                label={formatMessage(homeMessages.address1)}
                autoComplete="address-line1"
                validate={partOfAddress('address1')}
            />
            <FormTextField
                name="address2"
                label={formatMessage(homeMessages.address2)}
                optional
                autoComplete="address-line2"
                width="sm"
            />
            <FormTextField
                name="city"
                label={formatMessage(homeMessages.city)}
                autoComplete="address-level2"
                width="md"
                validate={partOfAddress('city')}
            />
            <StateField
                name="state"
                label={formatMessage(homeMessages.state)}
                options={regionsOf('US').map(({code, name}) => ({value: code, label: name}))}
                validate={partOfAddress('state')}
            />
            <ZipField
                name="postalCode"
                label={formatMessage(homeMessages.zip)}
                validate={partOfAddress('postalCode')}
            />
        </>
    )
}

/** The applicant's address, and how long they have lived there (G-20). */
export const HomeStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const current = useApplication()
    const save = ({months, ...address}: HomeValues): undefined => {
        const postalCode = cleanPostalCode('US', address.postalCode)
        addAnswers({home: {...address, postalCode, country: 'US', monthsThere: Number(months)}})
        onDone()
    }
    return (
        <Form<HomeValues> defaultValues={knownHome(current)} onSubmit={save}>
            <StepPage {...position}>
                <p>{formatMessage(homeMessages.why)}</p>
                <AddressFields />
                <SelectField
                    name="months"
                    label={formatMessage(homeMessages.months)}
                    width="md"
                    options={stays.map((months) => ({
                        value: String(months),
                        label: formatMessage(stayMessages[months])
                    }))}
                    validate={mustBeGiven(homeMessages.monthsMissing)}
                />
            </StepPage>
        </Form>
    )
}
