import {useEffect, useId, useMemo, useRef, type ReactNode} from 'react'
import {useFormContext, useWatch, type UseFormReturn} from 'react-hook-form'
import {useIntl, type IntlShape} from 'react-intl'
import * as z from 'zod/mini'
import {refusalType, toFailure} from '@app/commerce/client'
import {
    type Details,
    type Profile,
    profileCall,
    useChangeEmail,
    useChangePassword,
    useProfile,
    useSaveDetails
} from '@app/commerce/customer/profile'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {useSessionActions} from '@app/commerce/session/session'
import {cleanEmail} from '@app/domain/person/credentials'
import {formatPhone, phoneDigits} from '@app/domain/person/person'
import type {Loadable} from '@app/routing/route/commerce-query'
import {OwnData} from '@app/routing/data/own-data'
import {definePage} from '@app/routing/route/page'
import {useSignIn} from '@app/routing/links/sign-in'
import {Button} from '@app/ui/button/button'
import {showToast} from '@app/ui/feedback/toast'
import {optionalPhone} from '@app/ui/form/field-sets/contact'
import {
    currentPassword,
    currentPasswordProblem,
    loginEmail,
    newPassword
} from '@app/ui/form/field-sets/credentials'
import {NameFields, nameSchema} from '@app/ui/form/field-sets/name'
import {NewPasswordField} from '@app/ui/form/field-sets/new-password'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {ruleAt} from '@app/ui/form/schema'
import {PasswordField} from '@app/ui/form/fields/secret-fields'
import {EmailField, PhoneField} from '@app/ui/form/fields/text-fields'
import {CustomerPage} from './customer-page'
import {customerSkeleton} from './customer-skeleton'
import {createStoredValues, useStoreValues, useStoredValues} from '@app/routing/data/stored-values'
import {tooManyText} from '@app/ui/form/write-failure'
import {detailsMessages, messages} from './messages'

const PATH = '/account'
const REFUSED = 400

const Section = ({title, children}: {title: string; children: ReactNode}) => {
    const id = useId()
    return (
        <section className="customer-section" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {children}
        </section>
    )
}

/** The password is required as soon as the e-mail address differs from the known one [ASVS-7.5.1]. */
const detailsSchema = (known: string) =>
    z
        .object({
            ...nameSchema(messages),
            email: loginEmail(detailsMessages.emailWrong),
            currentPassword: z.string(),
            phone: optionalPhone(messages.phoneWrong)
        })
        .check(
            ruleAt('currentPassword', ({email, currentPassword}) =>
                email === cleanEmail(known)
                    ? undefined
                    : currentPasswordProblem(currentPassword, detailsMessages.emailPasswordMissing)
            )
        )

type Typed = Details & {currentPassword: string}

/** The fields of the details. */
const DetailsFields = ({known}: {known: string}) => {
    const {formatMessage} = useIntl()
    const typed = useWatch<Typed, 'email'>({name: 'email'})
    const isOtherEmail = cleanEmail(typed) !== cleanEmail(known)
    return (
        <>
            <NameFields texts={messages} />
            <EmailField
                name="email"
                label={formatMessage(detailsMessages.email)}
                hint={formatMessage(detailsMessages.emailHint)}
                autoComplete="username"
            />
            {isOtherEmail ? (
                <PasswordField
                    name="currentPassword"
                    label={formatMessage(detailsMessages.emailPassword)}
                    hint={formatMessage(detailsMessages.emailPasswordHint)}
                    kind="current"
                />
            ) : null}
            <PhoneField
                name="phone"
                label={formatMessage(messages.phone)}
                optional
                format={formatPhone}
            />
        </>
    )
}

const detailsOf = ({firstName, lastName, email, phone}: Details): Details => ({
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: cleanEmail(email),
    phone: phoneDigits(phone)
})

const names = ['firstName', 'lastName', 'email', 'phone'] as const

/** The details that differ from the earlier ones; only these are saved. */
const changesTo = (before: Details, now: Details): Partial<Details> =>
    Object.fromEntries(
        names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]])
    )

const storedDetails = createStoredValues<Partial<Details>>()

/** When details are changed in another tab, updates the fields here that the shopper has not edited. */
const FollowDetails = ({details}: {details: Details}) => {
    const {getValues, setValue} = useFormContext<Details>()
    const before = useRef(details)
    useStoreValues(storedDetails, () => {
        const changed = changesTo(before.current, getValues())
        return Object.keys(changed).length > 0 ? changed : undefined
    })
    useEffect(() => {
        const known = before.current
        if (known === details) return
        before.current = details
        for (const name of names) if (getValues(name) === known[name]) setValue(name, details[name])
    }, [details, getValues, setValue])
    return null
}

type Refusal = (
    intl: IntlShape,
    error: unknown
) => {
    fields?: Record<string, string>
    alert?: string
}

const tooMany: Refusal = (intl, error) => ({
    alert: tooManyText(intl, error, detailsMessages.tooMany)
})

/** The server's error codes for a new e-mail address, each with the field where its message is shown. */
const emailRefusals = new Map<string, Refusal>([
    [
        'password-wrong',
        ({formatMessage}) => ({
            fields: {currentPassword: formatMessage(detailsMessages.emailPasswordWrong)}
        })
    ],
    [
        'email-refused',
        ({formatMessage}) => ({fields: {email: formatMessage(detailsMessages.emailTaken)}})
    ],
    ['too-many-sign-ins', tooMany],
    ['too-many-calls', tooMany]
])

/** The form for name, e-mail address (which is also the login) and mobile phone [ACCT-001]. */
const DetailsForm = ({profile}: {profile: Profile}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {mutateAsync: save} = useSaveDetails()
    const changeEmail = useChangeEmail()
    const {firstName, lastName, email, phone} = profile
    const details = useMemo(
        () => ({firstName, lastName, email, phone: formatPhone(phone)}),
        [firstName, lastName, email, phone]
    )

    const typed = useStoredValues(storedDetails)
    const submit = async ({currentPassword, ...values}: Typed, form: UseFormReturn<Typed>) => {
        const {email: other, ...rest} = changesTo(detailsOf(profile), values)
        try {
            if (other !== undefined) await changeEmail({email: other, currentPassword})
        } catch (error) {
            const refusal = emailRefusals.get(refusalType(error) ?? '')
            if (!refusal) throw error
            return refusal(intl, error)
        }
        form.setValue('currentPassword', '')
        if (Object.keys(rest).length > 0) await save(rest)
        showToast(formatMessage(detailsMessages.saved), 'good')
        return undefined
    }
    return (
        <Form
            schema={detailsSchema(email)}
            defaultValues={{...details, ...typed, currentPassword: ''}}
            onSubmit={submit}
            label={formatMessage(detailsMessages.about)}
        >
            <FollowDetails details={details} />
            <FormAlert />
            <ErrorSummary />
            <DetailsFields known={email} />
            <SubmitButton>{formatMessage(messages.save)}</SubmitButton>
        </Form>
    )
}

const passwordSchema = z.object({
    currentPassword: currentPassword(detailsMessages.currentMissing),
    password: newPassword
})

type Passwords = z.infer<typeof passwordSchema>

const noPasswords: Passwords = {currentPassword: '', password: ''}

/** A new password ends all sessions of the account, this one too; so it signs in again with the new password. */
const useNewPassword = (login: string) => {
    const change = useChangePassword()
    const {signIn} = useSessionActions()
    return async (passwords: Passwords): Promise<void> => {
        await change(passwords)
        // If this sign-in fails, the customer is asked to sign in at their next action, with the new password.
        await signIn({login, password: passwords.password}).catch(() => undefined)
    }
}

/**
 * Changes the password. Whoever does not know the current one gets a link by mail: the dialog opens in its reset view,
 * and its "Back to Sign In" closes it, as the customer is signed in [AUTH-015] (G-31).
 */
const PasswordForm = ({email}: {email: string}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {open: openSignIn} = useSignIn()
    const change = useNewPassword(email)

    const refusalOf = (error: unknown) => {
        const {status} = toFailure(error)
        if (status === REFUSED) {
            return {fields: {currentPassword: formatMessage(detailsMessages.currentWrong)}}
        }
        if (isTooMany(error)) return tooMany(intl, error)
        throw error
    }
    return (
        <Form
            schema={passwordSchema}
            defaultValues={noPasswords}
            onSubmit={async (passwords, form) => {
                try {
                    await change(passwords)
                } catch (error) {
                    return refusalOf(error)
                }
                form.reset(noPasswords)
                showToast(formatMessage(detailsMessages.changed), 'good')
                return undefined
            }}
            label={formatMessage(detailsMessages.password)}
        >
            <FormAlert />
            <ErrorSummary />
            <PasswordField
                name="currentPassword"
                label={formatMessage(detailsMessages.currentPassword)}
                kind="current"
            />
            <NewPasswordField name="password" label={formatMessage(detailsMessages.newPassword)} />
            <SubmitButton look="secondary">{formatMessage(detailsMessages.change)}</SubmitButton>
            <Button look="quiet" onClick={() => openSignIn({view: 'reset'})}>
                {formatMessage(detailsMessages.forgot)}
            </Button>
        </Form>
    )
}

export type DetailsPageProps = {profile: Loadable<Profile>}

/** The customer's details and password [ROUTE-004] [ACCT-001]. */
export const DetailsPage = ({profile}: DetailsPageProps) => {
    const {formatMessage} = useIntl()
    return (
        <CustomerPage
            path={PATH}
            canonical={PATH}
            title={formatMessage(detailsMessages.title)}
            from={profile}
        >
            {(known) => (
                <>
                    <Section title={formatMessage(detailsMessages.about)}>
                        <DetailsForm profile={known} />
                    </Section>
                    <Section title={formatMessage(detailsMessages.password)}>
                        <PasswordForm email={known.email} />
                    </Section>
                </>
            )}
        </CustomerPage>
    )
}

/** The page with the customer's own profile. */
export const OwnDetailsPage = () => (
    <OwnData useData={useProfile} given={undefined}>
        {(profile) => <DetailsPage profile={profile} />}
    </OwnData>
)

export const page = definePage({
    loader: () => ({}),
    firstCalls: ({customerId}) => [profileCall(customerId)],
    skeleton: customerSkeleton(PATH, detailsMessages.title)
})(OwnDetailsPage)
