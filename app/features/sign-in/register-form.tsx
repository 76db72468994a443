import {type IntlShape, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {refusalType} from '@app/commerce/client'
import {isTooMany, isUnknownEnd} from '@app/commerce/outcome/outcome'
import {sendLead} from '@app/commerce/leads/lead'
import {useSessionActions, type SignedIn} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useAppContext} from '@app/routing/route/app-context'
import {showToast} from '@app/ui/feedback/toast'
import {Checkbox} from '@app/ui/form/fields/choice-fields'
import {loginEmail, newPassword} from '@app/ui/form/field-sets/credentials'
import {NameFields, nameSchema} from '@app/ui/form/field-sets/name'
import {NewPasswordField} from '@app/ui/form/field-sets/new-password'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {EmailField} from '@app/ui/form/fields/text-fields'
import {tooManyText} from '@app/ui/form/write-failure'
import {registerMessages as messages, welcomeMessages} from './messages'
import {type SignInContainer, useWelcome} from './use-welcome'

const schema = z.object({
    ...nameSchema(messages),
    email: loginEmail(messages.emailWrong),
    password: newPassword,
    acceptsMarketing: z.boolean()
})

type Values = z.infer<typeof schema>

const empty: Values = {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    acceptsMarketing: false
}

/** The name of the form, sent with a lead from registration (C-23). */
const FORM = 'registration'

/** Only a refusal says that there is no new account: after an unknown end it may exist (D-49). */
const failureText = (intl: IntlShape, error: unknown): string => {
    if (refusalType(error) === 'account-created') return intl.formatMessage(messages.created)
    if (isTooMany(error)) return tooManyText(intl, error, messages.tooMany)
    return intl.formatMessage(isUnknownEnd(error) ? messages.unknown : messages.failed)
}

export type RegisterFormProps = {
    container: SignInContainer
    /** Called after the account has been created and its owner signed in and greeted [AUTH-011]. */
    onRegistered: (signedIn: SignedIn) => void
}

/** The fields of a new account [AUTH-020…025]. */
const RegisterFields = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <NameFields texts={messages} />
            <EmailField
                name="email"
                label={formatMessage(messages.email)}
                autoComplete="username"
            />
            <NewPasswordField name="password" label={formatMessage(messages.password)} />
            <Checkbox name="acceptsMarketing" label={formatMessage(messages.marketing)} />
        </>
    )
}

/** Creates an account and signs in at once [API-037]. A shopper who asks for deals is then saved as a lead (C-23). */
export const RegisterForm = ({container, onRegistered}: RegisterFormProps) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {register} = useSessionActions()
    const {commerce, storeId} = useAppContext()
    const welcome = useWelcome()

    const signUpForDeals = (email: string, customerId: string) =>
        sendLead(commerce, {
            email,
            formGUID: FORM,
            messageId: `${FORM}-${customerId}`,
            ...(storeId !== undefined && {storeNumber: storeId})
        }).catch(() => showToast(formatMessage(welcomeMessages.dealsFailed), 'warning'))

    const submit = async (values: Values) => {
        const {acceptsMarketing, ...account} = values
        try {
            const signedIn = await register(account)
            emitShopEvent({event: 'signed-in', by: 'registration'})
            if (acceptsMarketing) void signUpForDeals(account.email, signedIn.customerId)
            welcome(signedIn)
            onRegistered(signedIn)
            return undefined
        } catch (error) {
            return {alert: failureText(intl, error)}
        }
    }

    return (
        <Form
            schema={schema}
            defaultValues={empty}
            onSubmit={submit}
            label={formatMessage(messages.title)}
        >
            <FormAlert />
            {container === 'page' ? <ErrorSummary /> : null}
            <RegisterFields />
            <SubmitButton wide>{formatMessage(messages.submit)}</SubmitButton>
        </Form>
    )
}
