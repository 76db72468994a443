import {useIntl} from 'react-intl'
import {type Identity, useIdentity} from '@app/commerce/shopper/identity'
import {cleanEmail, isEmail} from '@app/domain/credentials'
import {meantEmail} from '@app/domain/meant-email'
import {
    asTypedDate,
    formatPhone,
    identityDigits,
    identityNumberProblem,
    maskedIdentityNumber,
    phoneDigits,
    type TypedDate
} from '@app/domain/person'
import {useAppContext} from '@app/routing/app-context'
import {Notice} from '@app/ui/feedback/notice'
import {DateField} from '@app/ui/form/date-field'
import {Form} from '@app/ui/form/form'
import {SsnField} from '@app/ui/form/secret-fields'
import {StepPage} from '@app/ui/form/step-page'
import {EmailField, FormTextField, PhoneField} from '@app/ui/form/text-fields'
import {type ApplicationStepProps, mustBeGiven, requiredPhone} from './application-step'
import {addAnswers, type Application, useApplication} from './application-store'
import {birthDateProblem, typedBirthDate} from './birth-date'
import {phoneMessages} from './phone-messages'
import {PrivacyNote} from './privacy-note'
import {personalMessages} from './step-messages'

type PersonalValues = {
    firstName: string
    lastName: string
    email: string
    phone: string
    birthDate: TypedDate
    identityNumber: string
}

type KnownPerson = Pick<PersonalValues, 'firstName' | 'lastName' | 'email' | 'phone'>

const nobody: KnownPerson = {firstName: '', lastName: '', email: '', phone: ''}

const recordOf = (identity: Identity): Partial<KnownPerson> => {
    if (identity.state !== 'customer') return {}
    const {firstName = '', lastName = '', email = '', phone = ''} = identity
    return {firstName, lastName, email, phone}
}

/** The default values of the fields: what was entered before, otherwise what is known about the shopper. */
const useKnownPerson = ({answers, draft, prefill, phone}: Application): PersonalValues => {
    const identity = useIdentity()
    const found = prefill && {firstName: prefill.firstName, lastName: prefill.lastName}
    const entered = answers.personal ?? draft.personal
    const known = {...nobody, ...recordOf(identity), ...(phone && {phone}), ...found, ...entered}
    return {
        firstName: known.firstName,
        lastName: known.lastName,
        email: known.email,
        phone: formatPhone(known.phone),
        birthDate: asTypedDate(answers.personal?.birthDate),
        identityNumber: ''
    }
}

/** Messages about the result of the phone look-up. */
const lookUpTexts = {
    found: personalMessages.prefilled,
    'nothing-found': personalMessages.notFound,
    failed: personalMessages.lookUpFailed
}

const Prefilled = ({current}: {current: Application}) => {
    const {formatMessage} = useIntl()
    const {answers, draft, phoneStep} = current
    if (answers.personal) return null
    if (draft.personal) return <Notice>{formatMessage(personalMessages.again)}</Notice>
    if (phoneStep === 'open' || phoneStep === 'skipped') return null
    return (
        <Notice tone={phoneStep === 'found' ? 'good' : 'info'}>
            {formatMessage(lookUpTexts[phoneStep])}
        </Notice>
    )
}

const emailProblem = (text: string) => {
    if (text.trim() === '') return personalMessages.emailMissing
    return isEmail(cleanEmail(text)) ? undefined : personalMessages.emailWrong
}

const numberTexts = {
    missing: personalMessages.numberMissing,
    malformed: personalMessages.numberWrong
}

/** The field of the identity number. The number is never shown again; if the field is left empty, the earlier one is kept. */
const IdentityNumberField = ({given}: {given: string | undefined}) => {
    const {formatMessage} = useIntl()
    return (
        <SsnField
            name="identityNumber"
            label={formatMessage(personalMessages.number)}
            hint={
                given === undefined
                    ? formatMessage(personalMessages.numberHint)
                    : formatMessage(personalMessages.numberGiven, {
                          masked: maskedIdentityNumber(given)
                      })
            }
            validate={(text) => {
                if (given !== undefined && text.trim() === '') return undefined
                const problem = identityNumberProblem(text)
                return problem && numberTexts[problem]
            }}
        />
    )
}

const NameFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name="firstName"
                label={formatMessage(personalMessages.firstName)}
                hint={formatMessage(personalMessages.nameHint)}
                autoComplete="given-name"
                width="md"
                validate={mustBeGiven(personalMessages.firstNameMissing)}
            />
            <FormTextField
                name="lastName"
                label={formatMessage(personalMessages.lastName)}
                autoComplete="family-name"
                width="md"
                validate={mustBeGiven(personalMessages.lastNameMissing)}
            />
        </>
    )
}

/** Who applies: name, contact, birth date and identity number (G-20) [APPR-020]. */
export const PersonalStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const current = useApplication()
    const known = useKnownPerson(current)
    const given = current.answers.personal?.identityNumber

    const save = (values: PersonalValues): undefined => {
        const birthDate = typedBirthDate(values.birthDate, commerce.today()) ?? ''
        addAnswers({
            personal: {
                firstName: values.firstName.trim(),
                lastName: values.lastName.trim(),
                email: cleanEmail(values.email),
                phone: phoneDigits(values.phone),
                birthDate,
                identityNumber: identityDigits(values.identityNumber) || (given ?? '')
            }
        })
        onDone()
    }
    return (
        <Form<PersonalValues> defaultValues={known} onSubmit={save}>
            <StepPage {...position}>
                <Prefilled current={current} />
                <PrivacyNote />
                <NameFields />
                <EmailField
                    name="email"
                    label={formatMessage(personalMessages.email)}
                    hint={formatMessage(personalMessages.emailHint)}
                    validate={emailProblem}
                    suggest={meantEmail}
                />
                <PhoneField
                    name="phone"
                    label={formatMessage(phoneMessages.phone)}
                    hint={formatMessage(personalMessages.phoneHint)}
                    format={formatPhone}
                    validate={requiredPhone(phoneMessages.phoneMissing, phoneMessages.phoneWrong)}
                />
                <DateField
                    name="birthDate"
                    label={formatMessage(personalMessages.birthDate)}
                    hint={formatMessage(personalMessages.birthDateHint)}
                    isBirthday
                    validate={(date) => birthDateProblem(date, commerce.today())}
                />
                <IdentityNumberField given={given} />
            </StepPage>
        </Form>
    )
}
