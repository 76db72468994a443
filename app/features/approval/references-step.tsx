import {useEffect, useRef, useState} from 'react'
import {useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {
    type OtherPerson,
    type ReferenceAnswers,
    referenceLimits,
    referencesProblem
} from '@app/domain/application'
import {formatPhone, phoneDigits} from '@app/domain/person'
import {Button} from '@app/ui/button/button'
import {SelectField} from '@app/ui/form/choice-fields'
import {Form} from '@app/ui/form/form'
import {StepPage} from '@app/ui/form/step-page'
import {FormTextField, PhoneField} from '@app/ui/form/text-fields'
import {type ApplicationStepProps, mustBeGiven, requiredPhone} from './application-step'
import {addAnswers, useApplication} from './application-store'
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

type ReferenceValues = {landlord: ReferenceAnswers['landlord']; references: OtherPerson[]}

const knownPeople = (given: ReferenceAnswers | undefined): ReferenceValues => ({
    landlord: asShown(given?.landlord ?? {name: '', phone: ''}),
    references: Array.from({length: referenceLimits.most}, (_, at) =>
        asShown(given?.references[at] ?? nobody)
    )
})

/**
 * Name and phone of another person. Autofill is off, because it would offer the shopper's own. Error messages say which
 * person they are about.
 */
const PersonFields = ({of, who}: {of: string; who: string}) => {
    const {formatMessage} = useIntl()
    return (
        <>
            <FormTextField
                name={`${of}.name`}
                label={formatMessage(referencesMessages.name)}
                autoComplete="off"
                width="md"
                validate={mustBeGiven(formatMessage(referencesMessages.nameMissing, {who}))}
            />
            <PhoneField
                name={`${of}.phone`}
                label={formatMessage(referencesMessages.phone)}
                autoComplete="off"
                format={formatPhone}
                validate={requiredPhone(
                    formatMessage(referencesMessages.phoneMissing, {who}),
                    formatMessage(referencesMessages.phoneWrong, {who})
                )}
            />
        </>
    )
}

type ReferenceFieldsProps = {
    at: number
    /** True if this person should get the focus, because a person was just added or removed. */
    isNext: boolean
    /** Removes this person; undefined if the person is required. */
    onRemove: (() => void) | undefined
}

const ReferenceFields = ({at, isNext, onRemove}: ReferenceFieldsProps) => {
    const {formatMessage} = useIntl()
    const {setValue} = useFormContext()
    const fields = useRef<HTMLFieldSetElement>(null)
    const number = at + 1
    const who = formatMessage(referencesMessages.reference, {number})

    useEffect(() => {
        if (isNext) fields.current?.querySelector('input')?.focus()
    }, [isNext])

    const remove = () => {
        setValue(`references.${at}`, nobody)
        onRemove?.()
    }
    return (
        <fieldset ref={fields} className="approval__person">
            <legend>{who}</legend>
            <p className="field__hint">{formatMessage(referencesMessages.referenceHint)}</p>
            <PersonFields of={`references.${at}`} who={who} />
            <SelectField
                name={`references.${at}.relation`}
                label={formatMessage(referencesMessages.relation)}
                width="md"
                options={relations.map((relation) => ({
                    value: relation,
                    label: formatMessage(relationMessages[relation])
                }))}
                validate={mustBeGiven(formatMessage(referencesMessages.relationMissing, {who}))}
            />
            {onRemove ? (
                <div className="step__actions">
                    <Button look="quiet" onClick={remove}>
                        {formatMessage(referencesMessages.remove, {number})}
                    </Button>
                </div>
            ) : null}
        </fieldset>
    )
}

/** Landlord and references: other people, whose data is used for the decision and nothing else (G-20) (D-26). */
export const ReferencesStep = ({position, onDone}: ApplicationStepProps) => {
    const {formatMessage} = useIntl()
    const given = useApplication().answers.references
    const [count, setCount] = useState(given?.references.length ?? referenceLimits.least)
    const [isChanged, setIsChanged] = useState(false)
    const change = (to: number) => {
        setCount(to)
        setIsChanged(true)
    }
    const save = ({landlord, references}: ReferenceValues): undefined => {
        addAnswers({
            references: {
                landlord: asSent(landlord),
                references: references.slice(0, count).map(asSent)
            }
        })
        onDone()
    }
    return (
        <Form<ReferenceValues> defaultValues={knownPeople(given)} onSubmit={save}>
            <StepPage {...position}>
                <p>{formatMessage(referencesMessages.why)}</p>
                <fieldset className="approval__person">
                    <legend>{formatMessage(referencesMessages.landlord)}</legend>
                    <p className="field__hint">{formatMessage(referencesMessages.noLandlord)}</p>
                    <PersonFields of="landlord" who={formatMessage(reviewMessages.landlord)} />
                </fieldset>
                {Array.from({length: count}, (_, at) => (
                    <ReferenceFields
                        key={at}
                        at={at}
                        isNext={isChanged && at === count - 1}
                        onRemove={
                            at === count - 1 && count > referenceLimits.least
                                ? () => change(count - 1)
                                : undefined
                        }
                    />
                ))}
                {referencesProblem(count + 1) === undefined ? (
                    <div className="step__actions">
                        <Button look="secondary" onClick={() => change(count + 1)}>
                            {formatMessage(referencesMessages.add)}
                        </Button>
                    </div>
                ) : null}
            </StepPage>
        </Form>
    )
}
