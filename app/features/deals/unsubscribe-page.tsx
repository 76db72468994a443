import {useState} from 'react'
import {useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {useUnsubscribe} from '@app/commerce/leads/deals'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {useAppContext} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Form, SubmitButton} from '@app/ui/form/form'
import {ErrorSummary, FormAlert} from '@app/ui/form/form-alerts'
import {optionalEmail, optionalPhone} from '@app/ui/form/field-sets/contact'
import {MobileField} from '@app/ui/form/fields/mobile-field'
import {ruleAt} from '@app/ui/form/schema'
import {EmailField} from '@app/ui/form/fields/text-fields'
import {tooManyText} from '@app/ui/form/write-failure'
import {Main} from '@app/ui/navigation/main'
import {dealsMessages, unsubscribeMessages as messages} from './messages'

const schema = z
    .object({
        email: optionalEmail(dealsMessages.emailWrong),
        phone: optionalPhone(dealsMessages.phoneWrong)
    })
    .check(
        ruleAt('email', ({email, phone}) =>
            email === '' && phone === '' ? messages.neither : undefined
        )
    )

type Contact = z.infer<typeof schema>

const nothing: Contact = {email: '', phone: ''}

const ContactForm = ({onDone}: {onDone: () => void}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {commerce} = useAppContext()
    const {mutateAsync: unsubscribe} = useUnsubscribe(commerce)
    const send = async (contact: Contact) => {
        try {
            await unsubscribe(contact)
            onDone()
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
        <Form schema={schema} defaultValues={nothing} onSubmit={send}>
            <FormAlert />
            <ErrorSummary />
            <EmailField name="email" label={formatMessage(dealsMessages.email)} />
            <MobileField name="phone" label={formatMessage(dealsMessages.phone)} />
            <SubmitButton>{formatMessage(messages.submit)}</SubmitButton>
        </Form>
    )
}

/** Ends deals by e-mail and text, without signing in; the answer does not say who was on the list [ROUTE-058] (G-62). */
export const UnsubscribePage = () => {
    const {formatMessage} = useIntl()
    const [isDone, setDone] = useState(false)
    return (
        <Main look="deals">
            <Head title={formatMessage(messages.title)} index={false} />
            <h1>{formatMessage(messages.title)}</h1>
            <p>{formatMessage(messages.lead)}</p>
            {isDone ? (
                <>
                    <Notice tone="good" live>
                        {formatMessage(messages.done)}
                    </Notice>
                    <Button look="quiet" onClick={() => setDone(false)}>
                        {formatMessage(messages.again)}
                    </Button>
                </>
            ) : (
                <ContactForm onDone={() => setDone(true)} />
            )}
        </Main>
    )
}

export const page = definePage({loader: () => ({}), skeleton: UnsubscribePage})(UnsubscribePage)
