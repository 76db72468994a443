import {zodResolver} from '@hookform/resolvers/zod'
import {useRef, useState, type FormEvent, type ReactNode, type RefObject} from 'react'
import {
    FormProvider,
    useForm,
    type DefaultValues,
    type FieldErrors,
    type FieldValues,
    type Path,
    type UseFormProps,
    type UseFormReturn
} from 'react-hook-form'
import {useIntl} from 'react-intl'
import type * as z from 'zod/mini'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {Button, type ButtonProps} from '../button/button'
import {errorText, unshownTexts} from './field-errors'
import {messages} from './field-messages'
import {issueText} from './schema'
import {
    fieldElements,
    SubmissionProvider,
    useSubmission,
    type FailedAttempt,
    type SubmitFailure,
    type WrongField
} from './submission'
import {isEndUnknown} from '@app/domain/payments/unknown-end'
import {writeFailureIn} from './write-failure'

/** The options of react-hook-form's `useForm`, without those that the shop has decided for all forms. */
type FormOptions<Values extends FieldValues, Sent> = Omit<
    UseFormProps<Values, unknown, Sent>,
    'defaultValues' | 'resolver' | 'mode' | 'reValidateMode' | 'shouldFocusError'
>

export type FormProps<Values extends FieldValues, Sent extends FieldValues = Values> = FormOptions<
    Values,
    Sent
> & {
    /** The rules of the values and what is sent of them, with zod. Rules at single fields are then not asked. */
    schema?: z.core.$ZodType<Sent, Values>
    /** A value for each field, even if it is empty: a field without one throws. */
    defaultValues: DefaultValues<NoInfer<Values>>
    /** Resolves with undefined if it succeeded, else with the failure; a rejection shows a general alert. */
    onSubmit: (
        values: Sent,
        form: UseFormReturn<Values, unknown, Sent>
    ) => Promise<SubmitFailure | undefined> | SubmitFailure | undefined
    /** The form's accessible name, if no heading gives it one. */
    label?: string
    children: ReactNode
}

/** The wrong fields in the order of the page, in whatever order they were registered. */
const wrongFields = <Values extends FieldValues, Sent>(
    element: HTMLFormElement,
    form: UseFormReturn<Values, unknown, Sent>
): WrongField[] => {
    const isPath = (name: string): name is Path<Values> => name !== ''
    return [...fieldElements(element)].flatMap(([name, field]) => {
        const text = isPath(name) ? errorText(form.getFieldState(name).error) : undefined
        return text ? [{name, text, id: field.id}] : []
    })
}

/** Sets a server's errors on their fields; errors for fields that the form does not have become part of the alert. */
const placeErrors = <Values extends FieldValues, Sent>(
    element: HTMLFormElement,
    form: UseFormReturn<Values, unknown, Sent>,
    {alert, fields = {}}: SubmitFailure
): string | undefined => {
    const present = fieldElements(element)
    const isField = (name: string): name is Path<Values> => present.has(name)
    const homeless: string[] = []
    for (const [name, message] of Object.entries(fields)) {
        if (isField(name)) form.setError(name, {type: 'server', message})
        else homeless.push(message)
    }
    return [alert, ...homeless].filter(Boolean).join(' ') || undefined
}

/** Moves the focus after a failure to one part of the page: the alert, else the summary, else the first wrong field. */
const useFailureFocus = (form: RefObject<HTMLFormElement>, failed: FailedAttempt | null): void => {
    useIsomorphicLayoutEffect(() => {
        const element = form.current
        if (!failed || !element) return
        const [first] = failed.wrong
        const target =
            element.querySelector<HTMLElement>('[data-form-alert]') ??
            element.querySelector<HTMLElement>('[data-error-summary]') ??
            (first && document.getElementById(first.id))
        target?.focus()
    }, [form, failed])
}

/** react-hook-form's `useForm`, with what the shop has decided for all forms. */
const useShopForm = <Values extends FieldValues, Sent extends FieldValues>(
    options: FormOptions<Values, Sent>,
    schema: FormProps<Values, Sent>['schema'],
    defaultValues: DefaultValues<Values>
): UseFormReturn<Values, unknown, Sent> => {
    const intl = useIntl()
    return useForm<Values, unknown, Sent>({
        ...options,
        defaultValues,
        mode: 'onSubmit',
        reValidateMode: 'onSubmit',
        // It goes to the alert or the summary first, see `useFailureFocus`.
        shouldFocusError: false,
        ...(schema && {
            resolver: zodResolver(schema, {error: (issue) => issueText(issue, intl)})
        })
    })
}

/**
 * A form of react-hook-form, whose hooks and options work in it as documented; its rules are a schema. It is validated when it is
 * submitted, and from then on where it was wrong [D-23]. Nothing is disabled during
 * the submission; a second tap is ignored. All values stay, right or wrong. Only script submits it: with its method
 * 'dialog', a browser without script, or before hydration, sends nothing and writes nothing into an address (D-21,
 * D-26).
 */
export const Form = <Values extends FieldValues, Sent extends FieldValues = Values>(
    props: FormProps<Values, Sent>
) => {
    const {schema, defaultValues, onSubmit, label, children, ...options} = props
    const intl = useIntl()
    const {formatMessage} = intl
    const element = useRef<HTMLFormElement>(null)
    const isSending = useRef(false)
    const [pending, setPending] = useState(false)
    const [attempts, setAttempts] = useState(0)
    const [failed, setFailed] = useState<FailedAttempt | null>(null)
    const form = useShopForm(options, schema, defaultValues)
    useFailureFocus(element, failed)

    const fail = (failure: SubmitFailure, isRefused: boolean) => {
        if (!element.current) return
        const alert = placeErrors(element.current, form, failure)
        setFailed({alert, wrong: wrongFields(element.current, form), isRefused})
    }
    /** Nothing is sent; an error that no field of the page shows is said in the alert. */
    const stop = (errors: FieldErrors<Values>) => {
        const alert = element.current ? unshownTexts(errors, element.current).join(' ') : ''
        fail(alert === '' ? {} : {alert}, false)
    }
    const send = async (values: Sent) => {
        const failure = await onSubmit(values, form)
        if (failure) fail(failure, failure.isUnanswered !== true)
        else if (element.current && wrongFields(element.current, form).length > 0) fail({}, true)
        // What has been sent is not lost by leaving the page.
        else form.reset(form.getValues())
    }
    const forgetFailure = () => setFailed(null)
    const submit = async (event: FormEvent) => {
        event.preventDefault()
        // The form of a dialog within another form submits only itself.
        event.stopPropagation()
        if (isSending.current) return
        isSending.current = true
        setPending(true)
        setAttempts((before) => before + 1)
        setFailed(null)
        try {
            await form.handleSubmit(send, stop)()
        } catch (error) {
            const alert = writeFailureIn(intl)(error, messages.failed, messages.unknown)
            fail({alert}, !isEndUnknown(error))
        } finally {
            isSending.current = false
            setPending(false)
        }
    }

    return (
        <FormProvider {...form}>
            <SubmissionProvider value={{pending, attempts, failed, forgetFailure}}>
                <form
                    ref={element}
                    className="form"
                    method="dialog"
                    noValidate
                    aria-label={label}
                    onSubmit={(event) => void submit(event)}
                >
                    <noscript>
                        <p>{formatMessage(messages.needsScript)}</p>
                    </noscript>
                    {children}
                </form>
            </SubmissionProvider>
        </FormProvider>
    )
}

/** Submits the form around it; shows that it is pending, and ignores a second tap. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'busy'>) => (
    <Button type="submit" pending={useSubmission().pending} {...props} />
)
