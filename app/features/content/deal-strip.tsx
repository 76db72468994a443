import {type FormEvent, useRef, useState} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {useSignUpForDeals} from '@app/commerce/leads/deals'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {isEmail} from '@app/domain/person/credentials'
import {textConsentVersion} from '@app/domain/person/deals'
import {useAppContext} from '@app/routing/route/app-context'
import {Link} from '@app/routing/links/link'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {TextField} from '@app/ui/form/fields/text-field'
import {tooManyText} from '@app/ui/form/write-failure'
import {stripMessages as messages} from './sign-up-messages'

/** [DEALS-022] [DEALS-003] */
const problemOf = (email: string): MessageDescriptor | undefined => {
    if (email.trim() === '') return messages.missing
    return isEmail(email) ? undefined : messages.wrong
}

type Outcome = {tone: 'good' | 'error'; text: string}

/** Sends an e-mail address, and says what came of it [DEALS-016…020]. */
const useStrip = () => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {commerce} = useAppContext()
    const {mutateAsync: signUp, isLoading: pending} = useSignUpForDeals(commerce)
    const [outcome, setOutcome] = useState<Outcome | null>(null)
    /** Resolves with whether the field may be emptied: what nobody answered can be sent again. */
    const send = async (email: string): Promise<boolean> => {
        setOutcome(null)
        const sent = {email, phone: '', optIn: false, consentVersion: textConsentVersion}
        try {
            const answer = await signUp(sent)
            if (answer.success) setOutcome({tone: 'good', text: formatMessage(messages.thanks)})
            else setOutcome({tone: 'error', text: answer.error})
            return true
        } catch (error) {
            const text = isTooMany(error)
                ? tooManyText(intl, error, messages.tooMany)
                : formatMessage(messages.failed)
            setOutcome({tone: 'error', text})
            return false
        }
    }
    return {send, pending, outcome}
}

/**
 * The strip that asks for an e-mail address, wherever editors put it [DEALS-021]. It keeps its height, whatever it says.
 */
export const DealStrip = () => {
    const {formatMessage} = useIntl()
    const {send, pending, outcome} = useStrip()
    const [email, setEmail] = useState('')
    const [problem, setProblem] = useState<MessageDescriptor | undefined>()
    const fieldRef = useRef<HTMLInputElement>(null)

    const submit = async (event: FormEvent): Promise<void> => {
        event.preventDefault()
        if (pending) return
        const found = problemOf(email)
        setProblem(found)
        if (found) return fieldRef.current?.focus()
        if (await send(email)) setEmail('')
    }
    return (
        <section className="section deal-strip" aria-label={formatMessage(messages.heading)}>
            <form className="deal-strip__form" noValidate onSubmit={(event) => void submit(event)}>
                <p className="deal-strip__heading">{formatMessage(messages.heading)}</p>
                <TextField
                    ref={fieldRef}
                    name="email"
                    type="email"
                    inputMode="email"
                    autoComplete="email"
                    autoCapitalize="none"
                    spellCheck={false}
                    enterKeyHint="send"
                    maxLength={254}
                    required
                    label={formatMessage(messages.email)}
                    error={problem && formatMessage(problem)}
                    value={email}
                    // [DEALS-023]
                    onChange={({target}) => {
                        setEmail(target.value)
                        setProblem(problemOf(target.value))
                    }}
                />
                <Button type="submit" pending={pending}>
                    {formatMessage(messages.submit)}
                </Button>
            </form>
            <div className="deal-strip__outcome" aria-live="polite">
                {outcome ? (
                    <Notice tone={outcome.tone}>{outcome.text}</Notice>
                ) : (
                    <p className="deal-strip__end">
                        {formatMessage(messages.end, {
                            link: (words) => <Link to="/unsubscribe">{words}</Link>
                        })}
                    </p>
                )}
            </div>
        </section>
    )
}
