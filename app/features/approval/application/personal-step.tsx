import {useMemo} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {type Identity, useIdentity} from '@app/commerce/session/identity'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import {meantEmail} from '@app/domain/person/meant-email'
import {dateText} from '@app/domain/person/date-text'
import {
    formatPhone,
    identityDigits,
    identityNumberProblem,
    maskedIdentityNumber
} from '@app/domain/person/person'
import {useAppContext} from '@app/routing/route/app-context'
import {Notice} from '@app/ui/feedback/notice'
import {ContactFields, email, phone} from '@app/ui/form/field-sets/contact'
import {NameFields, nameSchema} from '@app/ui/form/field-sets/name'
import {BirthDateField} from '@app/ui/form/fields/birth-date-field'
import {Form} from '@app/ui/form/form'
import {rule} from '@app/ui/form/schema'
import {SsnField} from '@app/ui/form/fields/secret-fields'
import {StepPage} from '@app/ui/form/steps/step-page'
import type {ApplicationStepProps} from '../frame/application-step'
import {addAnswers, type Application, useApplication} from '../frame/application-store'
import {birthDate, typedBirthDate} from '../frame/birth-date'
import {phoneMessages} from '../frame/phone-messages'
import {PrivacyNote} from '../frame/privacy-note'
import {personalMessages} from './step-messages'

const numberTexts = {
    missing: personalMessages.numberMissing,
    malformed: personalMessages.numberWrong
}

/** `given` is the number that was entered before: the field may then stay empty. */
const personalSchema = (given: string | undefined, today: CalendarDay) =>
    z.object({
        ...nameSchema(personalMessages),
        email: email({missing: personalMessages.emailMissing, wrong: personalMessages.emailWrong}),
        phone: phone({missing: phoneMessages.phoneMissing, wrong: phoneMessages.phoneWrong}),
        birthDate: birthDate(today),
        identityNumber: z.string().check(
            rule((text) => {
                if (given !== undefined && text.trim() === '') return undefined
                const problem = identityNumberProblem(text)
                return problem && numberTexts[problem]
            })
        )
    })

type PersonalValues = z.infer<ReturnType<typeof personalSchema>>

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
        birthDate: dateText(answers.personal?.birthDate),
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
        />
    )
}

const contactTexts = {
    ...personalMessages,
    phone: phoneMessages.phone
}

/** Who applies: name, contact, birth date and identity number (G-20) [APPR-020]. */
export const PersonalStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const current = useApplication()
    const known = useKnownPerson(current)
    const given = current.answers.personal?.identityNumber

    const today = commerce.today()
    const schema = useMemo(() => personalSchema(given, today), [given, today])

    const save = ({identityNumber, ...person}: PersonalValues): undefined => {
        addAnswers({
            personal: {
                ...person,
                birthDate: typedBirthDate(person.birthDate, today) ?? '',
                identityNumber: identityDigits(identityNumber) || (given ?? '')
            }
        })
        onDone()
    }
    return (
        <Form schema={schema} defaultValues={known} onSubmit={save}>
            <StepPage {...position}>
                <Prefilled current={current} />
                <PrivacyNote />
                <NameFields texts={personalMessages} width="md" />
                <ContactFields texts={contactTexts} suggest={meantEmail} />
                <BirthDateField
                    name="birthDate"
                    label={formatMessage(personalMessages.birthDate)}
                    hint={formatMessage(personalMessages.birthDateHint)}
                    leadsTo="identityNumber"
                />
                <IdentityNumberField given={given} />
            </StepPage>
        </Form>
    )
}
