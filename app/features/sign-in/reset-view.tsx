import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {requestPasswordReset} from '@app/commerce/session/password-reset'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {Button, ButtonLink} from '@app/ui/button/button'
import {email} from '@app/ui/form/field-sets/contact'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {Form, SubmitButton} from '@app/ui/form/form'
import {EmailField} from '@app/ui/form/fields/text-fields'
import {tooManyText} from '@app/ui/form/write-failure'
import {resetMessages as messages} from './messages'
import type {SignInContainer} from './use-welcome'

const schema = z.object({email: email({wrong: messages.emailWrong})})

type Values = z.infer<typeof schema>

const empty: Values = {email: ''}

/** Says that an e-mail will arrive. The text is the same whether or not the address has an account [AUTH-013, D-20]. */
const ResetSent = ({email, onBack}: {email: string; onBack: () => void}) => {
    const {formatMessage} = useIntl()
    const part = useRef<HTMLDivElement>(null)
    useIsomorphicLayoutEffect(() => part.current?.focus(), [])
    return (
        <div className="sign-in__view" ref={part} tabIndex={-1} role="status">
            <p>
                <strong>{formatMessage(messages.sentTitle)}</strong>
            </p>
            <p>{formatMessage(messages.sent, {email})}</p>
            <Button wide onClick={onBack}>
                {formatMessage(messages.back)}
            </Button>
        </div>
    )
}

export type ResetViewProps = {
    container: SignInContainer
    /** Called to go from the form to sign-in. */
    onSignIn: () => void
    /** Called to go back from the confirmation [AUTH-014, AUTH-015]. */
    onBack: () => void
}

/** Requests a link for a new password [AUTH-032…036, AUTH-040, API-038]. */
export const ResetView = ({container, onSignIn, onBack}: ResetViewProps) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {commerce} = useAppContext()
    const [sentTo, setSentTo] = useState<string | null>(null)
    if (sentTo !== null) return <ResetSent email={sentTo} onBack={onBack} />

    const submit = async (values: Values) => {
        try {
            await requestPasswordReset(commerce, values.email)
            setSentTo(values.email)
            return undefined
        } catch (error) {
            return {
                alert: isTooMany(error)
                    ? tooManyText(intl, error, messages.tooMany)
                    : formatMessage(messages.failed)
            }
        }
    }
    return (
        <div className="sign-in__view">
            <p>{formatMessage(messages.prompt)}</p>
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
                <SubmitButton wide>{formatMessage(messages.submit)}</SubmitButton>
            </Form>
            <p className="sign-in__other">
                {formatMessage(messages.returnTo)}{' '}
                {container === 'page' ? (
                    <ButtonLink to="/login" look="quiet">
                        {formatMessage(messages.signIn)}
                    </ButtonLink>
                ) : (
                    <Button look="quiet" onClick={onSignIn}>
                        {formatMessage(messages.signIn)}
                    </Button>
                )}
            </p>
        </div>
    )
}
