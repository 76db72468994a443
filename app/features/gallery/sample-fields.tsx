import {useEffect} from 'react'
import {useFormContext} from 'react-hook-form'
import * as z from 'zod/mini'
import {formatPhone, phoneCodeLength} from '@app/domain/person/person'
import {Link} from '@app/routing/links/link'
import {BirthDateField} from '@app/ui/form/fields/birth-date-field'
import {CalendarField} from '@app/ui/form/pickers/calendar-field'
import {Checkbox, RadioGroup, StateField} from '@app/ui/form/fields/choice-fields'
import {FileField, type Upload} from '@app/ui/form/fields/file-field'
import {sentFile} from '@app/ui/form/fields/sent-file'
import {Form} from '@app/ui/form/form'
import {newPassword} from '@app/ui/form/field-sets/credentials'
import {NewPasswordField} from '@app/ui/form/field-sets/new-password'
import {PasswordField, SsnField} from '@app/ui/form/fields/secret-fields'
import {addProblem} from '@app/ui/form/schema'
import {MobileField} from '@app/ui/form/fields/mobile-field'
import {PinField} from '@app/ui/form/fields/pin-field'
import {
    DigitsField,
    EmailField,
    FormTextField,
    MoneyField,
    PhoneField,
    ZipField
} from '@app/ui/form/fields/text-fields'
import type {GalleryWords} from './gallery-words'

export const emptyValues = {
    first: '',
    email: '',
    phone: '',
    mobile: '',
    password: '',
    newPassword: '',
    born: '',
    ssn: '',
    income: '',
    paid: '',
    zip: '',
    account: '',
    texted: '',
    due: {month: '', day: '', year: ''},
    state: '',
    apartment: '',
    agreed: false
}

export const filledValues: typeof emptyValues = {
    first: 'Guadalupe',
    email: 'guadalupe@example.com',
    phone: '(214) 555-0134',
    mobile: '(214) 555-0134',
    password: 'sample',
    newPassword: 'Sofa!1234',
    born: '01/31/1990',
    ssn: '000-00-0000',
    income: '2,400',
    paid: 'monthly',
    zip: '75201',
    account: '000123456789',
    texted: '123456',
    due: {month: '1', day: '31', year: '2030'},
    state: 'TX',
    apartment: '12 B',
    agreed: true
}

export type SampleFieldsProps = {
    words: GalleryWords
    title: string
    values: typeof emptyValues
    /** Whether all fields have errors from the start. */
    wrong?: boolean
}

/** Every field is wrong; of the day only the year. */
const wrongSchema = ({missing}: GalleryWords) =>
    z.looseObject({newPassword}).check((payload) => {
        for (const name of Object.keys(emptyValues)) {
            if (name !== 'newPassword')
                addProblem(payload, missing, name === 'due' ? [name, 'year'] : [name])
        }
    })

const ValidateNow = () => {
    const {trigger} = useFormContext()
    useEffect(() => void trigger(), [trigger])
    return null
}

const Person = ({words}: {words: GalleryWords}) => {
    return (
        <>
            <FormTextField name="first" label={words.first} autoComplete="given-name" />
            <EmailField
                name="email"
                label={words.email}
                hint={words.emailHint}
                suggest={(typed) => (typed.endsWith('.con') ? typed.replace(/n$/, 'm') : undefined)}
            />
            <PhoneField
                name="phone"
                label={words.phone}
                hint={words.phoneHint}
                format={formatPhone}
            />
            <MobileField name="mobile" label={words.phone} />
            <BirthDateField name="born" label={words.born} hint={words.bornHint} />
            <SsnField name="ssn" label={words.ssn} hint={words.ssnHint} />
        </>
    )
}

const Passwords = ({words}: {words: GalleryWords}) => (
    <>
        <PasswordField name="password" label={words.password} kind="current" />
        <NewPasswordField name="newPassword" label={words.newPassword} />
    </>
)

const Choices = ({words}: {words: GalleryWords}) => {
    return (
        <>
            <MoneyField name="income" label={words.income} />
            <RadioGroup
                name="paid"
                label={words.paid}
                options={[
                    {value: 'weekly', label: words.weekly},
                    {value: 'monthly', label: words.monthly, hint: words.monthlyHint},
                    {value: 'daily', label: words.daily, hint: words.notNow, isOut: true}
                ]}
            />
            <ZipField name="zip" label={words.zip} />
            <CalendarField
                name="due"
                label={words.due}
                hint={words.dueHint}
                earliest="2030-01-28"
                latest="2030-02-12"
            />
            <DigitsField name="account" label={words.bankAccount} width="md" />
            <PinField name="texted" label={words.textedCode} length={phoneCodeLength} />
            <StateField
                name="state"
                label={words.state}
                options={[
                    {value: 'OK', label: 'Oklahoma'},
                    {value: 'TX', label: 'Texas'}
                ]}
            />
            <FormTextField
                name="apartment"
                label={words.apartment}
                optional
                width="xs"
                autoComplete="address-line2"
            />
            <Checkbox
                name="agreed"
                label={
                    <>
                        {words.agree} <Link to="/terms">{words.terms}</Link>
                    </>
                }
                hint={words.phoneHint}
            />
        </>
    )
}

/** Every text and choice field, in one state. */
export const SampleFields = ({words, title, values, wrong = false}: SampleFieldsProps) => {
    return (
        <div>
            <h3>{title}</h3>
            <Form
                {...(wrong && {schema: wrongSchema(words)})}
                defaultValues={values}
                onSubmit={() => undefined}
                label={title}
            >
                {wrong ? <ValidateNow /> : null}
                <Person words={words} />
                <Passwords words={words} />
                <Choices words={words} />
            </Form>
        </div>
    )
}

const stays: Upload = (_file, {onProgress}) => {
    onProgress(0.4)
    return new Promise(() => undefined)
}

/** A password of each strength. */
const passwords = {weak: 'sofa', fair: 'sofa1234', good: 'Sofa!1234', strong: 'Sofa!1234-table'}

/** A new password of each strength, with its checklist. */
export const SamplePasswords = ({words}: {words: GalleryWords}) => (
    <Form defaultValues={passwords} onSubmit={() => undefined} label={words.strengths}>
        {Object.keys(passwords).map((name) => (
            <NewPasswordField key={name} name={name} label={words.newPassword} />
        ))}
    </Form>
)

const onlyPictures = (words: GalleryWords) => (file: File) =>
    file.type.startsWith('image/') ? undefined : words.fileRefused

/** File fields in each state. Sending, failed and refused start when a file is chosen. */
export const SampleFiles = ({words}: {words: GalleryWords}) => (
    <Form
        schema={z.object({
            stays: sentFile(),
            fails: sentFile(),
            missing: sentFile(words.missing),
            sent: sentFile()
        })}
        defaultValues={{
            stays: null,
            fails: null,
            missing: null,
            sent: {id: 'f-1', name: 'license.jpg'}
        }}
        onSubmit={() => undefined}
        label={words.files}
    >
        <ValidateNow />
        <FileField
            name="stays"
            label={words.file}
            hint={words.fileHint}
            accept="image/*,application/pdf"
            upload={stays}
        />
        <FileField
            name="fails"
            label={words.fileFails}
            accept="image/*"
            upload={() => Promise.reject(new Error('Broken off'))}
        />
        <FileField
            name="missing"
            label={words.file}
            accept="image/*"
            upload={stays}
            check={onlyPictures(words)}
        />
        <FileField name="sent" label={words.file} accept="image/*" upload={stays} />
    </Form>
)
