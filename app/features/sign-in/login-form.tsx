import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useSessionActions, type SignedIn} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {signInRefusal} from '@app/commerce/shopper/sign-in-refusal'
import {currentPassword, typedLogin} from '@app/ui/form/field-sets/credentials'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {PasswordField} from '@app/ui/form/fields/secret-fields'
import {EmailField} from '@app/ui/form/fields/text-fields'
import {tooManyText} from '@app/ui/form/write-failure'
import {loginMessages as messages} from './messages'
import {type SignInContainer, useWelcome} from './use-welcome'

const schema = z.object({
    email: typedLogin(messages.emailMissing),
    password: currentPassword(messages.passwordMissing)
})

type Values = z.infer<typeof schema>

const empty: Values = {email: '', password: ''}

/**
 * The messages after a failed sign-in. They never say whether the address or the password was wrong [AUTH-037,
 * AUTH-038, D-20].
 */
const texts = {
    wrong: messages.wrong,
    locked: messages.locked,
    'password-expired': messages.passwordExpired,
    late: messages.late,
    failed: messages.failed
} as const

export type LoginFormProps = {
    container: SignInContainer
    /** Called after the shopper has been signed in and greeted [AUTH-009]. */
    onSignedIn: (signedIn: SignedIn) => void
}

/** Sign-in with e-mail address and password [AUTH-018, AUTH-019, API-036]. */
export const LoginForm = ({container, onSignedIn}: LoginFormProps) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {signIn} = useSessionActions()
    const welcome = useWelcome()

    const submit = async ({email, password}: Values) => {
        try {
            const signedIn = await signIn({login: email, password})
            emitShopEvent({event: 'signed-in', by: 'form'})
            welcome(signedIn)
            onSignedIn(signedIn)
            return undefined
        } catch (error) {
            const refusal = signInRefusal(error)
            const alert =
                refusal === 'too-many'
                    ? tooManyText(intl, error, messages.tooMany)
                    : formatMessage(texts[refusal])
            return {alert, isUnanswered: refusal === 'late'}
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
            <EmailField
                name="email"
                label={formatMessage(messages.email)}
                autoComplete="username"
            />
            <PasswordField
                name="password"
                label={formatMessage(messages.password)}
                kind="current"
            />
            <SubmitButton wide>{formatMessage(messages.submit)}</SubmitButton>
        </Form>
    )
}
