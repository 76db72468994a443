import {useRef, useState} from 'react'
import {type IntlShape, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {toFailure} from '@app/commerce/client'
import {isTooMany, isUnknownEnd} from '@app/commerce/outcome/outcome'
import {isLinkOver, resetLink, setNewPassword} from '@app/commerce/session/password-reset'
import {useSessionActions} from '@app/commerce/session/session'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useHydrated, useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {useNavigate} from '@app/routing/route/location'
import {definePage} from '@app/routing/route/page'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {showToast} from '@app/ui/feedback/toast'
import {newPassword} from '@app/ui/form/field-sets/credentials'
import {NewPasswordField} from '@app/ui/form/field-sets/new-password'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {Main} from '@app/ui/navigation/main'
import {tooManyText} from '@app/ui/form/write-failure'
import {newPasswordMessages as messages} from './messages'
import {useWelcome} from './use-welcome'

const schema = z.object({password: newPassword})

type Values = z.infer<typeof schema>

const empty: Values = {password: ''}

/** Only a refusal says that the password is the former one still: after an unknown end it may be saved (D-49). */
const failureText = (intl: IntlShape, error: unknown): string => {
    if (isTooMany(error)) return tooManyText(intl, error, messages.tooMany)
    if (isUnknownEnd(error)) return intl.formatMessage(messages.unknown)
    return intl.formatMessage(toFailure(error).status === 400 ? messages.refused : messages.failed)
}

/** Signs in with the new password; if that fails, goes to the sign-in page (G-31). */
const useFirstSignIn = () => {
    const {formatMessage} = useIntl()
    const {signIn} = useSessionActions()
    const navigate = useNavigate()
    const welcome = useWelcome()
    return async (login: string, password: string) => {
        try {
            welcome(await signIn({login, password}))
            emitShopEvent({event: 'signed-in', by: 'form'})
            navigate('/account')
        } catch {
            showToast(formatMessage(messages.changed), 'good')
            navigate('/login')
        }
    }
}

/** The form for the new password, with its checklist; then signs in with it (G-31) [AUTH-031, D-20]. */
const NewPasswordForm = ({email, onOver}: {email: string; onOver: () => void}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {commerce} = useAppContext()
    const enter = useFirstSignIn()
    const submit = async ({password}: Values) => {
        try {
            await setNewPassword(commerce, password)
        } catch (error) {
            if (!isLinkOver(error)) return {alert: failureText(intl, error)}
            onOver()
            return undefined
        }
        await enter(email, password)
        return undefined
    }
    return (
        <div className="sign-in__view">
            <p>{formatMessage(messages.account, {email})}</p>
            <Form
                schema={schema}
                defaultValues={empty}
                onSubmit={submit}
                label={formatMessage(messages.title)}
            >
                <FormAlert />
                <ErrorSummary />
                {/* For the browser's own keeper of passwords. */}
                <input type="email" autoComplete="username" value={email} readOnly hidden />
                <NewPasswordField name="password" label={formatMessage(messages.password)} />
                <SubmitButton wide>{formatMessage(messages.submit)}</SubmitButton>
            </Form>
        </div>
    )
}

/** Says that the link is no longer valid and leads to a new one. Gets the focus if it replaces the form. */
const LinkOver = ({isAnswer}: {isAnswer: boolean}) => {
    const {formatMessage} = useIntl()
    const part = useRef<HTMLDivElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (isAnswer) part.current?.focus()
    }, [isAnswer])
    return (
        <div className="sign-in__view" ref={part} tabIndex={-1}>
            <Notice tone="warning" live={isAnswer}>
                {formatMessage(messages.over)}
            </Notice>
            <ButtonLink to="/my-accounts/resetPassword">
                {formatMessage(messages.another)}
            </ButtonLink>
        </div>
    )
}

const NewPassword = () => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const [isOver, setOver] = useState(false)
    const link = useCommerceQuery(resetLink(commerce), useHydrated())
    if (link.state === 'loading') return <Skeleton height="16rem" />
    if (link.state === 'failed')
        return (
            <Notice tone="error">
                {formatMessage(messages.unread)}{' '}
                <Button look="quiet" onClick={link.retry}>
                    {formatMessage(messages.tryAgain)}
                </Button>
            </Notice>
        )
    const {email} = link.value
    if (email === null || isOver) return <LinkOver isAnswer={isOver} />
    return <NewPasswordForm email={email} onOver={() => setOver(true)} />
}

/** The page that a mailed link leads to. The link's secret is not in the address any more [D-21]. */
export const NewPasswordPage = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="sign-in">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1>{formatMessage(messages.title)}</h1>
            <NewPassword />
        </Main>
    )
}

const NewPasswordSkeleton = () => (
    <Main look="sign-in" pending>
        <HeadingSkeleton width="20rem" />
        <Skeleton height="16rem" />
    </Main>
)

export const page = definePage({loader: () => ({}), skeleton: NewPasswordSkeleton})(NewPasswordPage)
