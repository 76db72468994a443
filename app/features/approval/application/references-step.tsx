import {useMemo} from 'react'
import {useFieldArray, useFormContext} from 'react-hook-form'
import {type IntlShape, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {
    type OtherPerson,
    type ReferenceAnswers,
    referenceLimits,
    referencesProblem
} from '@app/domain/approval/application'
import {formatPhone, isPhone, phoneDigits} from '@app/domain/person/person'
import {Button} from '@app/ui/button/button'
import {RadioGroup} from '@app/ui/form/fields/choice-fields'
import {Form} from '@app/ui/form/form'
import {addProblem} from '@app/ui/form/schema'
import {StepPage} from '@app/ui/form/steps/step-page'
import {FormTextField, PhoneField} from '@app/ui/form/fields/text-fields'
import type {ApplicationStepProps} from '../frame/application-step'
import {addAnswers, useApplication} from '../frame/application-store'
import {referencesMessages, relationMessages, reviewMessages} from './step-messages'

/** The choices of how a reference knows the shopper. */
export const relations = ['family', 'friend', 'work', 'neighbor'] as const

const nobody: OtherPerson = {name: '', relation: '', phone: ''}

const asShown = <Person extends {phone: string}>(person: Person): Person => ({
    ...person,
    phone: formatPhone(person.phone)
})

const asSent = <Person extends {phone: string; name: string}>(person: Person): Person => ({
    ...person,
    name: person.name.trim(),
    phone: phoneDigits(person.phone)
})

const isBlank = (text: string) => text.trim() === ''

const phoneProblem = (phone: string) => {
    if (isBlank(phone)) return referencesMessages.phoneMissing
    return isPhone(phone) ? undefined : referencesMessages.phoneWrong
}

/** The messages about each field of a person. How they know the shopper may be left out: no decision needs it. */
const personProblems = ({name, phone}: Partial<OtherPerson>) => ({
    name: isBlank(name ?? '') ? referencesMessages.nameMissing : undefined,
    phone: phoneProblem(phone ?? '')
})

/** Error messages say which person they are about. */
const referencesSchema = (formatMessage: IntlShape['formatMessage']) => {
    const problemsOf = (person: Partial<OtherPerson>, who: string) =>
        Object.entries(personProblems(person)).flatMap(([field, problem]) =>
            problem ? [{field, text: formatMessage(problem, {who})}] : []
        )
    return z.object({
        landlord: z.object({name: z.string(), phone: z.string()}).check((payload) => {
            const who = formatMessage(reviewMessages.landlord)
            for (const {field, text} of problemsOf(payload.value, who))
                addProblem(payload, text, [field])
        }),
        references: z
            .array(z.object({name: z.string(), relation: z.string(), phone: z.string()}))
            .check((payload) => {
                for (const [at, person] of payload.value.entries()) {
                    const who = formatMessage(referencesMessages.reference, {number: at + 1})
                    for (const {field, text} of problemsOf(person, who))
                        addProblem(payload, text, [at, field])
                }
            })
    })
}

type ReferenceValues = z.infer<ReturnType<typeof referencesSchema>>

const knownPeople = (given: ReferenceAnswers | undefined): ReferenceValues => ({
    landlord: asShown(given?.landlord ?? {name: '', phone: ''}),
    references:
        given?.references.map(asShown) ?? Array.from({length: referenceLimits.least}, () => nobody)
})

/**
 * Name and phone of another person. Autofill is off, because it would offer the shopper's own.
 */
const PersonFields = ({of}: {of: string}) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name={`${of}.name`}
                label={formatMessage(referencesMessages.name)}
                autoComplete="off"
                width="md"
            />
            <PhoneField
                name={`${of}.phone`}
                label={formatMessage(referencesMessages.phone)}
                autoComplete="off"
                format={formatPhone}
            />
        </>
    )
}

type ReferenceFieldsProps = {
    at: number
    /** Removes this person; undefined if the person is required. */
    onRemove: (() => void) | undefined
}

const ReferenceFields = ({at, onRemove}: ReferenceFieldsProps) => {
    const {formatMessage} = useIntl()
    const number = at + 1
    return (
        <fieldset className="approval__person">
            <legend>{formatMessage(referencesMessages.reference, {number})}</legend>
            <p className="field__hint">{formatMessage(referencesMessages.referenceHint)}</p>
            <PersonFields of={`references.${at}`} />
            <RadioGroup
                name={`references.${at}.relation`}
                label={formatMessage(referencesMessages.relation)}
                optional
                options={relations.map((relation) => ({
                    value: relation,
                    label: formatMessage(relationMessages[relation])
                }))}
            />
            {onRemove ? (
                <div className="step__actions">
                    <Button look="quiet" onClick={onRemove}>
                        {formatMessage(referencesMessages.remove, {number})}
                    </Button>
                </div>
            ) : null}
        </fieldset>
    )
}

/** The references: as many as the shopper adds, within the limits. Only the last can be removed. */
const References = () => {
    const {formatMessage} = useIntl()
    const {setFocus} = useFormContext<ReferenceValues>()
    const {fields, append, remove} = useFieldArray<ReferenceValues>({name: 'references'})
    const last = fields.length - 1
    const removeLast = () => {
        remove(last)
        setFocus(`references.${last - 1}.name`)
    }
    return (
        <>
            {fields.map(({id}, at) => (
                <ReferenceFields
                    key={id}
                    at={at}
                    onRemove={
                        at === last && referencesProblem(last) === undefined
                            ? removeLast
                            : undefined
                    }
                />
            ))}
            {referencesProblem(fields.length + 1) === undefined ? (
                <div className="step__actions">
                    <Button look="secondary" onClick={() => append(nobody)}>
                        {formatMessage(referencesMessages.add)}
                    </Button>
                </div>
            ) : null}
        </>
    )
}

/** Landlord and references: other people, whose data is used for the decision and nothing else (G-20) (D-26). */
export const ReferencesStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const given = useApplication().answers.references
    const schema = useMemo(() => referencesSchema(formatMessage), [formatMessage])
    const save = ({landlord, references}: ReferenceValues): undefined => {
        addAnswers({
            references: {landlord: asSent(landlord), references: references.map(asSent)}
        })
        onDone()
    }
    return (
        <Form schema={schema} defaultValues={knownPeople(given)} onSubmit={save}>
            <StepPage {...position}>
                <p>{formatMessage(referencesMessages.why)}</p>
                <fieldset className="approval__person">
                    <legend>{formatMessage(referencesMessages.landlord)}</legend>
                    <p className="field__hint">{formatMessage(referencesMessages.noLandlord)}</p>
                    <PersonFields of="landlord" />
                </fieldset>
                <References />
            </StepPage>
        </Form>
    )
}
