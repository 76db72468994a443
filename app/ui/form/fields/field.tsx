import {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react'
import {useController, useFormContext} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {Icon} from '../../picture/icon'
import {errorText, wrongParts} from '../field-errors'
import {messages} from '../field-messages'

/** The props of every field; its rules are in the schema of the form. */
export type FieldProps = {
    /** The field's name in the form's values. */
    name: string
    label: string
    /** Why it is asked for, or what it looks like. */
    hint?: ReactNode
    /** Adds "(optional)" to the label; the rule itself is in the schema. */
    optional?: boolean
}

export type FormField<Value> = {
    id: string
    value: Value
    error: string | undefined
    /** The parts of the value that are wrong, as the day of a date; none if the error is about all of it. */
    wrongParts: readonly string[]
    change: (value: Value) => void
    leave: () => void
    /** For the element that links from errors focus. */
    target: {id: string; name: string; 'data-field': string}
    /** Connects hint and error with a control, or with the group of controls. */
    described: {'aria-describedby': string | undefined; 'aria-invalid': true | undefined}
}

type Reading<Value> = {
    name: string
    hint?: ReactNode
    /** Reads the value from the form's values. */
    read: (raw: unknown) => Value
}

/**
 * A field of the form around it. Once it is wrong it is validated at each change, and not before: a field that was
 * valid at the last attempt is left alone until the next. The form can focus it, as by `setFocus` or `append`.
 */
export const useFormField = <Value,>(reading: Reading<Value>): FormField<Value> => {
    const {name, hint, read} = reading
    const id = useId()
    const {trigger} = useFormContext()
    const {field, fieldState} = useController({name})
    const {ref} = field
    useEffect(() => {
        ref({focus: () => document.getElementById(id)?.focus()})
    }, [ref, id])
    const raw: unknown = field.value
    // A mistyped name would otherwise be a value that is never sent.
    if (raw === undefined) throw new Error(`The form has no default value for "${name}"`)
    const {error} = fieldState
    const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
    return {
        id,
        value: read(raw),
        error: errorText(error),
        wrongParts: wrongParts(error),
        change: (value) => {
            field.onChange(value)
            if (error) void trigger(name)
        },
        leave: field.onBlur,
        target: {id, name, 'data-field': name},
        described: {
            'aria-describedby': described || undefined,
            'aria-invalid': error ? true : undefined
        }
    }
}

/**
 * The value that a control of the server's page has before hydration: typed, or filled in by the browser. It becomes
 * the form's value, as the next render would otherwise remove it [D-23]. Returns the ref for the element.
 */
export const useTypedBefore = <Value, Control extends HTMLElement>(
    field: Pick<FormField<Value>, 'value' | 'change'>,
    read: (control: Control) => Value
): RefObject<Control> => {
    const control = useRef<Control>(null)
    const first = useRef({field, read})
    useEffect(() => {
        const {value, change} = first.current.field
        if (!control.current) return
        const held = first.current.read(control.current)
        if (JSON.stringify(held) !== JSON.stringify(value)) change(held)
    }, [])
    return control
}

/** The value of a text field. */
export const textOf = ({value}: HTMLInputElement): string => value

export const asText = (raw: unknown): string => (typeof raw === 'string' ? raw : '')

/** The error of a field; a hidden prefix tells screen readers what kind of text it is. */
export const FieldError = ({id, error}: Pick<FormField<unknown>, 'id' | 'error'>) => {
    const {formatMessage} = useIntl()
    if (!error) return null
    return (
        <p id={`${id}-error`} className="field__error form-field__error">
            <Icon name="warning" />
            <span className="visually-hidden">{formatMessage(messages.error)} </span>
            <span>{error}</span>
        </p>
    )
}

type Worded = Pick<FieldProps, 'label' | 'hint' | 'optional'>

/** The text of a label, with "(optional)" if the field is. */
export const LabelText = ({label, optional = false}: Worded) => {
    const {formatMessage} = useIntl()
    if (!optional) return <>{label}</>
    return (
        <>
            {label} <span className="form-field__optional">{formatMessage(messages.optional)}</span>
        </>
    )
}

export const FieldHint = ({id, hint}: {id: string; hint?: ReactNode}) =>
    hint ? (
        <div id={`${id}-hint`} className="field__hint">
            {hint}
        </div>
    ) : null

/** Label, hint and error around one control. */
export const Field = (
    props: Worded & {field: Pick<FormField<unknown>, 'id' | 'error'>; children: ReactNode}
) => {
    const {field, hint, children} = props
    return (
        <div className={`field form-field${field.error ? ' form-field--wrong' : ''}`}>
            <label htmlFor={field.id} className="field__label">
                <LabelText {...props} />
            </label>
            <FieldHint id={field.id} hint={hint} />
            <FieldError {...field} />
            {children}
        </div>
    )
}

/** A question with several controls: the legend is the question, hint and error belong to all of them. */
export const FieldGroup = (
    props: Worded & {
        field: Pick<FormField<unknown>, 'id' | 'error' | 'described'>
        children: ReactNode
    }
) => {
    const {field, hint, children} = props
    return (
        <fieldset
            className={`field form-field${field.error ? ' form-field--wrong' : ''}`}
            aria-describedby={field.described['aria-describedby']}
        >
            <legend className="field__label">
                <LabelText {...props} />
            </legend>
            <FieldHint id={field.id} hint={hint} />
            <FieldError {...field} />
            {children}
        </fieldset>
    )
}
