import {type RefObject, useEffect, useRef, useState} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {type MessageDescriptor, useIntl} from 'react-intl'
import * as z from 'zod/mini'
import {type DealsSignUp, useSignUpForDeals} from '@app/commerce/leads/deals'
import {isTooMany} from '@app/commerce/outcome/outcome'
import {
    type DealsProblem,
    dealsProblems,
    type DealsTyped,
    maySignUp,
    textConsentVersion
} from '@app/domain/person/deals'
import {useAppContext, useBrand} from '@app/routing/route/app-context'
import {Checkbox} from '@app/ui/form/fields/choice-fields'
import {asText} from '@app/ui/form/fields/field'
import {Form, SubmitButton} from '@app/ui/form/form'
import {FormAlert} from '@app/ui/form/form-alerts'
import {MobileField} from '@app/ui/form/fields/mobile-field'
import {addProblem} from '@app/ui/form/schema'
import {EmailField} from '@app/ui/form/fields/text-fields'
import {tooManyText} from '@app/ui/form/write-failure'
import {dealsMessages as messages} from './messages'

const nothing: DealsTyped = {email: '', phone: '', optIn: false}

const texts: Record<DealsProblem, MessageDescriptor> = {
    neither: messages.neither,
    email: messages.emailWrong,
    phone: messages.phoneWrong,
    'opt-in': messages.optInMissing
}

type Field = keyof DealsTyped

const fields: readonly Field[] = ['email', 'phone', 'optIn']

/** The typed values; in the order of the fields. */
const typedIn = (values: Partial<Record<Field, unknown>>): DealsTyped => ({
    email: asText(values.email),
    phone: asText(values.phone),
    optIn: values.optIn === true
})

const useTyped = (): DealsTyped =>
    typedIn({
        email: useWatch({name: 'email'}),
        phone: useWatch({name: 'phone'}),
        optIn: useWatch({name: 'optIn'})
    })

/** Each problem is about several fields: one may make another one right. */
const schema = z
    .object({email: z.string(), phone: z.string(), optIn: z.boolean()})
    .check((payload) => {
        const problems = dealsProblems(payload.value)
        for (const field of fields) {
            const problem = problems[field]
            if (problem) addProblem(payload, texts[problem], [field])
        }
    })

const isField = (name: string | undefined): name is Field =>
    name !== undefined && Object.hasOwn(nothing, name)

/** The fields inside a part that the shopper has left once. A phone that was left also counts for the opt-in below it. */
const useLeftFields = (part: RefObject<HTMLElement>): readonly Field[] => {
    const [left, setLeft] = useState<readonly Field[]>([])
    useEffect(() => {
        const element = part.current
        if (!element) return undefined
        const leave = ({target}: FocusEvent) => {
            const field = target instanceof HTMLElement ? target.dataset.field : undefined
            if (!isField(field)) return
            const more: Field[] = field === 'phone' ? ['phone', 'optIn'] : [field]
            setLeft((before) => [...new Set([...before, ...more])])
        }
        element.addEventListener('focusout', leave)
        return () => element.removeEventListener('focusout', leave)
    }, [part])
    return left
}

/**
 * Validates what was left, and then again at each change of any field: one may make another one right. Without the opt-in
 * the button stays disabled, so the message says why [DEALS-005].
 */
const useValidation = (left: readonly Field[], {email, phone, optIn}: DealsTyped): void => {
    const {trigger} = useFormContext<DealsTyped>()
    useEffect(() => {
        for (const field of left) void trigger(field)
    }, [left, trigger, email, phone, optIn])
}

const Fields = () => {
    const {formatMessage} = useIntl()
    const {name: shop} = useBrand()
    const typed = useTyped()
    const partRef = useRef<HTMLDivElement>(null)
    useValidation(useLeftFields(partRef), typed)
    return (
        <div ref={partRef} className="form">
            <p>
                <strong className="deals__required">{formatMessage(messages.required)}</strong>:{' '}
                {formatMessage(messages.oneOfBoth)}
            </p>
            <EmailField name="email" label={formatMessage(messages.email)} />
            <MobileField name="phone" label={formatMessage(messages.phone)} />
            <Checkbox name="optIn" label={formatMessage(messages.optIn, {shop})} />
            <SubmitButton disabled={!maySignUp(typed)}>
                {formatMessage(messages.submit)}
            </SubmitButton>
        </div>
    )
}

/**
 * Signing up for deals by e-mail, by text or both [DEALS-001]. What the platform answered, yes or no, empties the form
 * [DEALS-017]; if it did not answer, what was typed stays.
 */
export const DealsForm = ({onSignedUp}: {onSignedUp: () => void}) => {
    const intl = useIntl()
    const {formatMessage} = intl
    const {commerce} = useAppContext()
    const {mutateAsync: signUp} = useSignUpForDeals(commerce)
    const send = async (sent: DealsSignUp) => {
        try {
            const answer = await signUp(sent)
            if (answer.success) onSignedUp()
            return answer.success ? undefined : {alert: answer.error}
        } catch (error) {
            // [DEALS-019] (D-49)
            const alert = isTooMany(error)
                ? tooManyText(intl, error, messages.tooMany)
                : formatMessage(messages.failed)
            return {alert, isUnanswered: true}
        }
    }
    return (
        <Form
            schema={schema}
            defaultValues={nothing}
            label={formatMessage(messages.title)}
            onSubmit={async (typed, form) => {
                const failure = await send({...typed, consentVersion: textConsentVersion})
                if (!failure?.isUnanswered) form.reset(nothing)
                return failure
            }}
        >
            <FormAlert />
            <Fields />
        </Form>
    )
}
