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
    /** A value for each field, also where it is empty: a field without one is refused. */
    defaultValues: DefaultValues<Values>
    /** Resolves with nothing when it worked, or with what went wrong; a rejection shows a general alert. */
    onSubmit: (
        values: Values,
        form: UseFormReturn<Values>
    ) => Promise<SubmitFailure | undefined> | SubmitFailure | undefined
    /** The form's accessible name, where no heading gives it one. */
    label?: string
    children: ReactNode
}

/** The wrong fields in the order of the page, whatever order they registered in. */
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

/** Puts a server's errors on their fields; what names no field of the form becomes part of the alert. */
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

/** One part of the page owns the focus after a failure: the alert, else the summary, else the first wrong field. */
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
 * A form that is validated when it is sent, and from then on where it was wrong [D-23]. Nothing is disabled while it is
 * sent; a second tap is ignored. The values, right and wrong, stay. Only script sends it: by its method a browser that
 * runs none, or not yet, closes a dialog that there is not, and writes nothing into an address (D-21, D-26).
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

    const fail = (failure: SubmitFailure, sent: boolean) => {
        if (!element.current) return
        const alert = placeErrors(element.current, form, failure)
        setFailed({alert, wrong: wrongFields(element.current, form), sent})
    }
    const send = async (values: Values) => {
        const failure = await onSubmit(values, form)
        if (failure) fail(failure, true)
        // What is sent is no longer lost by leaving.
        else form.reset(form.getValues())
    }
    const submit = async (event: FormEvent) => {
        event.preventDefault()
        // A form in a dialog of another form sends only itself.
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
            <SubmissionProvider value={{pending, attempts, failed}}>
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

/** Sends the form it stands in; says so while it is sent, and takes no second tap. */
export const SubmitButton = (props: Omit<ButtonProps, 'type' | 'busy'>) => (
    <Button type="submit" pending={useSubmission().pending} {...props} />
)
