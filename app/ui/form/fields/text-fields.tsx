import {useId, useState, type InputHTMLAttributes, type ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {
    asText,
    Field,
    textOf,
    useFormField,
    useTypedBefore,
    type FieldProps,
    type FormField
} from './field'
import {messages} from '../field-messages'

type Input = Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
>

export type FormTextFieldProps = FieldProps &
    Input & {
        /** The browser's autocomplete token, such as "given-name"; "off" if nothing may be filled in. */
        autoComplete: string
        /** About as wide as the expected text; as wide as the form by default. */
        width?: 'xs' | 'sm' | 'md'
        /** A unit in front of the text. */
        before?: string
        /** Formats a complete value, when the field loses the focus and never while it is typed. */
        format?: ((typed: string) => string) | undefined
    }

type TextInputProps = Input & {
    field: FormField<string>
    autoComplete: string
    width?: FormTextFieldProps['width']
    format?: ((typed: string) => string) | undefined
    onLeave?: (value: string) => void
}

const TextInput = ({field, width, format, onLeave, ...input}: TextInputProps) => (
    <input
        ref={useTypedBefore(field, textOf)}
        className={width ? `input input--${width}` : 'input'}
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => {
            const written = format?.(field.value) ?? field.value
            if (written !== field.value) field.change(written)
            field.leave()
            onLeave?.(written)
        }}
        {...input}
        {...field.target}
        {...field.described}
    />
)

const useTextField = ({name, hint}: FieldProps) => useFormField({name, hint, read: asText})

const Before = ({unit, children}: {unit: string | undefined; children: ReactNode}) =>
    unit === undefined ? (
        <>{children}</>
    ) : (
        <div className="input-with-unit">
            <span className="input-with-unit__unit" aria-hidden="true">
                {unit}
            </span>
            {children}
        </div>
    )

/** One line of text in a form. */
export const FormTextField = (props: FormTextFieldProps) => {
    const {name, label, hint, optional, before, ...input} = props
    const field = useTextField({name, label, hint})
    return (
        <Field field={field} label={label} hint={hint} optional={optional ?? false}>
            <Before unit={before}>
                <TextInput field={field} {...input} />
            </Before>
        </Field>
    )
}

export type EmailFieldProps = FieldProps & {
    /** 'username' in forms that sign somebody in. */
    autoComplete?: 'email' | 'username'
    /** The address that was probably meant by a mistyped one; only suggested. */
    suggest?: (typed: string) => string | undefined
}

/** An e-mail address. */
export const EmailField = (props: EmailFieldProps) => {
    const {name, label, hint, optional = false, autoComplete = 'email', suggest} = props
    const {formatMessage} = useIntl()
    const field = useTextField({name, label, hint})
    const [left, setLeft] = useState('')
    const meant = left === field.value ? suggest?.(left) : undefined
    const suggestionId = useId()
    return (
        <Field field={field} label={label} hint={hint} optional={optional}>
            <TextInput
                field={field}
                type="email"
                inputMode="email"
                autoComplete={autoComplete}
                autoCapitalize="none"
                spellCheck={false}
                onLeave={setLeft}
            />
            <div id={suggestionId} role="status" className="form-field__suggestion">
                {meant === undefined ? null : (
                    <button
                        type="button"
                        className="form-field__link"
                        onClick={() => field.change(meant)}
                    >
                        {formatMessage(messages.didYouMean, {email: meant})}
                    </button>
                )}
            </div>
        </Field>
    )
}

export type PhoneFieldProps = FieldProps & {
    format?: (typed: string) => string
    autoComplete?: string
}

/** A phone number: typed in any format, and formatted when it is complete. */
export const PhoneField = ({autoComplete = 'tel', ...props}: PhoneFieldProps) => (
    <FormTextField type="tel" inputMode="tel" width="sm" autoComplete={autoComplete} {...props} />
)

export type ZipFieldProps = FieldProps & {country?: 'US' | 'CA'}

/** A postal code: digits in the United States, letters and digits in Canada. */
export const ZipField = ({country = 'US', ...props}: ZipFieldProps) => (
    <FormTextField
        inputMode={country === 'US' ? 'numeric' : 'text'}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        width="xs"
        {...props}
    />
)

export type DigitsFieldProps = FieldProps & Pick<FormTextFieldProps, 'width'>

/** Digits that are not an amount, as of an account: browsers neither save nor fill them in. */
export const DigitsField = (props: DigitsFieldProps) => (
    <FormTextField inputMode="numeric" autoComplete="off" spellCheck={false} {...props} />
)

export type MoneyFieldProps = FieldProps & {format?: (typed: string) => string}

/** An amount in dollars, as it was typed: the validator and the feature parse it. */
export const MoneyField = (props: MoneyFieldProps) => {
    const {formatMessage} = useIntl()
    return (
        <FormTextField
            inputMode="decimal"
            autoComplete="off"
            width="sm"
            before={formatMessage(messages.dollar)}
            {...props}
        />
    )
}
