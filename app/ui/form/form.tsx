import {useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject} from 'react'
import {
    FormProvider,
    useForm,
    type DefaultValues,
    type FieldValues,
    type Path,
    type UseFormReturn
} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {Button, type ButtonProps} from '../button/button'
import {messages} from './field-messages'
import {
    fieldElements,
    SubmissionProvider,
    useSubmission,
    type FailedAttempt,
    type SubmitFailure,
    type WrongField
} from './submission'

export type FormProps<Values extends FieldValues> = {
    /** A value for each field, even if it is empty: a field without one throws. */
    defaultValues: DefaultValues<Values>
    /** Resolves with undefined if it succeeded, else with the failure; a rejection shows a general alert. */
    onSubmit: (
        values: Values,
        form: UseFormReturn<Values>
    ) => Promise<SubmitFailure | undefined> | SubmitFailure | undefined
    /** The form's accessible name, if no heading gives it one. */
    label?: string
    children: ReactNode
}

/** The wrong fields in the order of the page, in whatever order they were registered. */
const wrongFields = <Values extends FieldValues>(
    element: HTMLFormElement,
    form: UseFormReturn<Values>
): WrongField[] => {
    const isPath = (name: string): name is Path<Values> => name !== ''
    return [...fieldElements(element)].flatMap(([name, field]) => {
        const text = isPath(name) ? form.getFieldState(name).error?.message : undefined
        return text ? [{name, text, id: field.id}] : []
    })
}

/** Sets a server's errors on their fields; errors for fields that the form does not have become part of the alert. */
const placeErrors = <Values extends FieldValues>(
    element: HTMLFormElement,
    form: UseFormReturn<Values>,
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
    useEffect(() => {
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

/**
 * A form that is validated when it is submitted, and from then on where it was wrong [D-23]. Nothing is disabled during
 * the submission; a second tap is ignored. All values stay, right or wrong. Only script submits it: with its method
 * 'dialog', a browser without script, or before hydration, sends nothing and writes nothing into an address (D-21,
 * D-26).
 */
export const Form = <Values extends FieldValues>(props: FormProps<Values>) => {
    const {defaultValues, onSubmit, label, children} = props
    const {formatMessage} = useIntl()
    const element = useRef<HTMLFormElement>(null)
    const isSending = useRef(false)
    const [pending, setPending] = useState(false)
    const [attempts, setAttempts] = useState(0)
    const [failed, setFailed] = useState<FailedAttempt | null>(null)
    const form = useForm<Values>({
        defaultValues,
        mode: 'onSubmit',
        reValidateMode: 'onSubmit',
        shouldFocusError: false
    })
    useFailureFocus(element, failed)

    const fail = (failure: SubmitFailure, isRefused: boolean) => {
        if (!element.current) return
        const alert = placeErrors(element.current, form, failure)
        setFailed({alert, wrong: wrongFields(element.current, form), isRefused})
    }
    const send = async (values: Values) => {
        const failure = await onSubmit(values, form)
        if (failure) fail(failure, failure.isUnanswered !== true)
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
            await form.handleSubmit(send, () => fail({}, false))()
        } catch {
            fail({alert: formatMessage(messages.failed)}, true)
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
