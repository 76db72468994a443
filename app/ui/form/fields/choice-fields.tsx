import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {Icon} from '../../picture/icon'
import {
    asText,
    Field,
    FieldError,
    FieldGroup,
    FieldHint,
    useFormField,
    useTypedBefore,
    type FieldProps
} from './field'
import {messages} from '../field-messages'

export type Option = {
    value: string
    label: string
    hint?: string
    /** Shown, and cannot be chosen: the label says why. */
    isOut?: boolean
}

export type RadioGroupProps = FieldProps & {options: readonly Option[]}

/** One of a few options, all visible. */
export const RadioGroup = (props: RadioGroupProps) => {
    const {name, label, hint, optional = false, options} = props
    const field = useFormField({name, hint, read: asText})
    return (
        <FieldGroup field={field} label={label} hint={hint} optional={optional}>
            <div className="choices">
                {options.map(({value, label: words, hint: more, isOut = false}, at) => (
                    <label key={value} className="choice">
                        <input
                            type="radio"
                            value={value}
                            checked={field.value === value}
                            disabled={isOut}
                            onChange={() => field.change(value)}
                            onBlur={field.leave}
                            {...field.target}
                            id={at === 0 ? field.id : undefined}
                        />
                        <span className="choice__words">
                            {words}
                            {more ? <span className="field__hint">{more}</span> : null}
                        </span>
                    </label>
                ))}
            </div>
        </FieldGroup>
    )
}

export type CheckboxProps = {
    name: string
    /** May contain links: a text that is agreed to must be one tap away. */
    label: ReactNode
    hint?: ReactNode
}

/** A checkbox. Consents start unchecked: the form's default value decides. */
export const Checkbox = ({name, label, hint}: CheckboxProps) => {
    const field = useFormField({
        name,
        hint,
        read: (raw) => raw === true
    })
    const box = useTypedBefore(field, ({checked}: HTMLInputElement) => checked)
    return (
        <div className={`field form-field${field.error ? ' form-field--wrong' : ''}`}>
            <FieldError {...field} />
            <div className="choice">
                <input
                    ref={box}
                    type="checkbox"
                    checked={field.value}
                    onChange={(event) => field.change(event.target.checked)}
                    onBlur={field.leave}
                    {...field.target}
                    {...field.described}
                />
                <span className="choice__words">
                    <label htmlFor={field.id}>{label}</label>
                    <FieldHint id={field.id} hint={hint} />
                </span>
            </div>
        </div>
    )
}

export type SelectFieldProps = FieldProps & {
    options: readonly Pick<Option, 'value' | 'label'>[]
    autoComplete?: string
    /** The first, empty option; "Choose" by default. */
    empty?: string
    width?: 'xs' | 'sm' | 'md'
}

/** One of many options, in the browser's own select. */
export const SelectField = (props: SelectFieldProps) => {
    const {name, label, hint, optional = false, options, width} = props
    const {formatMessage} = useIntl()
    const field = useFormField({name, hint, read: asText})
    return (
        <Field field={field} label={label} hint={hint} optional={optional}>
            <div className={width ? `select input--${width}` : 'select'}>
                <select
                    className="input"
                    autoComplete={props.autoComplete}
                    value={field.value}
                    onChange={(event) => field.change(event.target.value)}
                    onBlur={field.leave}
                    {...field.target}
                    {...field.described}
                >
                    <option value="">{props.empty ?? formatMessage(messages.choose)}</option>
                    {options.map(({value, label: words}) => (
                        <option key={value} value={value}>
                            {words}
                        </option>
                    ))}
                </select>
                <Icon name="chevron-down" />
            </div>
        </Field>
    )
}

/** A state or a province; the options and the label are given. */
export const StateField = (props: Omit<SelectFieldProps, 'autoComplete' | 'width'>) => (
    <SelectField autoComplete="address-level1" width="md" {...props} />
)
