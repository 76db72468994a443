import {type FormEvent, useEffect, useId, useRef, useState} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import {shortFormLeadId, type Lead, useSendLead} from '@app/commerce/leads/lead'
import {isRefused} from '@app/commerce/outcome/outcome'
import {isEmail} from '@app/domain/person/credentials'
import {phoneInField, textConsentVersion} from '@app/domain/person/deals'
import {isPhone, phoneDigits} from '@app/domain/person/person'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {Link} from '@app/routing/links/link'
import {usePageLocation} from '@app/routing/route/location'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {TextField} from '@app/ui/form/fields/text-field'
import {getStartedMessages as messages} from './sign-up-messages'

/** The name of the form, sent with its leads. */
const FORM = 'get-started'

/** [DEALS-037] */
const THANKS_MS = 5000

type Mode = 'email' | 'text'

type Typed = {contact: string; agreed: boolean}

type Problems = {contact: MessageDescriptor | undefined; agreed: MessageDescriptor | undefined}

/** [DEALS-040…042]; texts need their own consent (D-32). */
const problemsOf = (mode: Mode, {contact, agreed}: Typed): Problems => {
    const isText = mode === 'text'
    const isRight = isText ? isPhone(contact) : isEmail(contact)
    const wrong = isText ? messages.phoneWrong : messages.emailWrong
    const problem = contact.trim() === '' ? messages.missing : wrong
    return {
        contact: isRight ? undefined : problem,
        agreed: isText && !agreed ? messages.agreeMissing : undefined
    }
}

/** Sends the lead once, however often it is pressed [DEALS-043]; what it resolves with is shown. */
const useGetStarted = () => {
    const {commerce, storeId} = useAppContext()
    const {path} = usePageLocation()
    const {mutateAsync: sendLead, isLoading: pending} = useSendLead(commerce)
    const send = async (mode: Mode, contact: string): Promise<'sent' | 'refused' | 'failed'> => {
        const lead: Lead = {
            formGUID: FORM,
            ...(storeId !== undefined && {storeNumber: storeId}),
            ...(mode === 'email'
                ? {email: contact}
                : {
                      phone: phoneDigits(contact),
                      description: `${textConsentVersion} ${commerce.locale} ${path}`
                  })
        }
        try {
            shortFormLeadId.write((await sendLead(lead)) ?? null)
            return 'sent'
        } catch (error) {
            // [DEALS-038] [DEALS-039] (G-58)
            return isRefused(error) ? 'refused' : 'failed'
        }
    }
    return {send, pending}
}

const Agreement = ({
    agreed,
    error,
    onChange
}: {
    agreed: boolean
    error: string | undefined
    onChange: (agreed: boolean) => void
}) => {
    const {formatMessage} = useIntl()
    const {name: shop} = useBrand()
    const id = useId()
    return (
        <div className="get-started__agree">
            <div className="choice">
                <input
                    type="checkbox"
                    id={id}
                    name="agree"
                    checked={agreed}
                    aria-invalid={error ? true : undefined}
                    aria-describedby={`${id}-hint ${id}-error`}
                    onChange={({target}) => onChange(target.checked)}
                />
                <label htmlFor={id} className="choice__words">
                    {formatMessage(messages.agree, {shop})}
                </label>
            </div>
            <p id={`${id}-hint`} className="field__hint">
                {formatMessage(messages.rates, {
                    privacy: (words) => <Link to="/privacy-policy">{words}</Link>,
                    terms: (words) => <Link to="/terms-conditions">{words}</Link>
                })}
            </p>
            <p id={`${id}-error`} className="field__error" role="alert">
                {error}
            </p>
        </div>
    )
}

type FormProps = {mode: Mode; onSent: () => void; onBack: () => void}

const ContactForm = ({mode, onSent, onBack}: FormProps) => {
    const {formatMessage} = useIntl()
    const {send, pending} = useGetStarted()
    const [typed, setTyped] = useState<Typed>({contact: '', agreed: false})
    const [isTried, setTried] = useState(false)
    const [failure, setFailure] = useState<'refused' | 'failed' | null>(null)
    const fieldRef = useRef<HTMLInputElement>(null)
    const problems = problemsOf(mode, typed)
    const textOf = (problem: MessageDescriptor | undefined) =>
        isTried && problem ? formatMessage(problem) : undefined

    useIsomorphicLayoutEffect(() => fieldRef.current?.focus(), [])

    const submit = async (event: FormEvent): Promise<void> => {
        event.preventDefault()
        if (pending) return
        setTried(true)
        setFailure(null)
        if (problems.contact) return fieldRef.current?.focus()
        if (problems.agreed) return
        const outcome = await send(mode, typed.contact)
        if (outcome === 'sent') onSent()
        else setFailure(outcome)
    }
    const input =
        mode === 'email'
            ? {type: 'email', autoComplete: 'email', maxLength: 254}
            : {type: 'tel', autoComplete: 'tel-national'}
    return (
        <form className="get-started__form" noValidate onSubmit={(event) => void submit(event)}>
            {failure ? <Notice tone="error">{formatMessage(messages[failure])}</Notice> : null}
            <TextField
                ref={fieldRef}
                name={mode}
                {...input}
                inputMode={mode === 'email' ? 'email' : 'tel'}
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="send"
                required
                label={formatMessage(mode === 'email' ? messages.email : messages.phone)}
                error={textOf(problems.contact)}
                value={typed.contact}
                onChange={({target}) =>
                    setTyped({
                        ...typed,
                        contact: mode === 'email' ? target.value : phoneInField(target.value)
                    })
                }
            />
            {mode === 'text' ? (
                <Agreement
                    agreed={typed.agreed}
                    error={textOf(problems.agreed)}
                    onChange={(agreed) => setTyped({...typed, agreed})}
                />
            ) : null}
            <div className="get-started__actions">
                <Button type="submit" pending={pending}>
                    {formatMessage(messages.submit)}
                </Button>
                <Button look="quiet" onClick={onBack}>
                    {formatMessage(messages.back)}
                </Button>
            </div>
        </form>
    )
}

type State = 'idle' | Mode | 'thanked'

export type GetStartedProps = {heading: string; text: string}

/** A block that takes an e-mail address or a mobile phone, to get in touch with [DEALS-034…037]. */
export const GetStarted = ({heading, text}: GetStartedProps) => {
    const {formatMessage} = useIntl()
    const headingId = useId()
    const [state, setState] = useState<State>('idle')

    useEffect(() => {
        if (state !== 'thanked') return undefined
        const timer = setTimeout(() => setState('idle'), THANKS_MS)
        return () => clearTimeout(timer)
    }, [state])

    return (
        <section className="section get-started" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            <p>{text}</p>
            <div aria-live="polite">
                {state === 'thanked' ? (
                    <Notice tone="good">{formatMessage(messages.thanks)}</Notice>
                ) : null}
            </div>
            {state === 'email' || state === 'text' ? (
                <ContactForm
                    mode={state}
                    onSent={() => setState('thanked')}
                    onBack={() => setState('idle')}
                />
            ) : (
                <div className="get-started__actions">
                    <Button onClick={() => setState('email')}>
                        {formatMessage(messages.byEmail)}
                    </Button>
                    <Button look="secondary" onClick={() => setState('text')}>
                        {formatMessage(messages.byText)}
                    </Button>
                </div>
            )}
        </section>
    )
}
