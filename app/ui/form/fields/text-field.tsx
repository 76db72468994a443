import {forwardRef, useId, type InputHTMLAttributes} from 'react'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    label: string
    hint?: string
    /** The problem, as a text; announced when it appears. */
    error?: string | undefined
}

/** A labelled field with hint and error, which are connected with it for screen readers. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
    {label, hint, error, id, ...rest},
    ref
) {
    const ownId = useId()
    const fieldId = id ?? ownId
    const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean)
    return (
        <div className="field">
            <label htmlFor={fieldId} className="field__label">
                {label}
            </label>
            {hint ? (
                <p id={`${fieldId}-hint`} className="field__hint">
                    {hint}
                </p>
            ) : null}
            <input
                ref={ref}
                id={fieldId}
                className="input"
                aria-invalid={error ? true : undefined}
                aria-describedby={described.length > 0 ? described.join(' ') : undefined}
                {...rest}
            />
            <p id={`${fieldId}-error`} className="field__error" role="alert">
                {error}
            </p>
        </div>
    )
})
