import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import type {DatePart, TypedDate} from '@app/domain/person/person'
import {FieldGroup, useFormField, useTypedBefore, type FieldProps} from '../fields/field'
import {messages} from '../field-messages'

export type DateFieldProps = FieldProps & {
    /** Another way to enter the same date, below the fields. */
    children?: ReactNode
}

const PARTS = ['month', 'day', 'year'] as const

const partOf = (raw: unknown, part: DatePart): string => {
    const value: unknown =
        typeof raw === 'object' && raw !== null ? Reflect.get(raw, part) : undefined
    return typeof value === 'string' ? value : ''
}

/** A typed date among a form's values. */
export const readDate = (raw: unknown): TypedDate => ({
    month: partOf(raw, 'month'),
    day: partOf(raw, 'day'),
    year: partOf(raw, 'year')
})

/** The values of the three fields in an element, in their order. */
const heldDate = (fields: HTMLDivElement): TypedDate => {
    const [month = '', day = '', year = ''] = [...fields.querySelectorAll('input')].map(
        ({value}) => value
    )
    return {month, day, year}
}

/** A date typed in three fields; the focus never moves by itself. */
export const DateField = (props: DateFieldProps) => {
    const {name, label, hint, optional = false, children} = props
    const {formatMessage} = useIntl()
    const field = useFormField({name, hint, read: readDate})
    const parts = useTypedBefore(field, heldDate)
    const {wrongParts: wrong} = field
    // A server's error names no part: then it is about all of them.
    const isWrong = (part: DatePart) =>
        field.error !== undefined && (wrong.includes(part) || !PARTS.some((p) => wrong.includes(p)))
    const first = PARTS.find(isWrong) ?? 'month'
    return (
        <FieldGroup field={field} label={label} hint={hint} optional={optional}>
            <div className="date" ref={parts}>
                {PARTS.map((part) => {
                    const id = part === first ? field.id : `${field.id}-${part}`
                    return (
                        <div key={part} className={`date__part date__part--${part}`}>
                            <label htmlFor={id}>{formatMessage(messages[part])}</label>
                            <input
                                className="input"
                                // Month names are accepted too, so the number keypad is only a suggestion.
                                inputMode="numeric"
                                autoComplete="off"
                                spellCheck={false}
                                value={field.value[part]}
                                onChange={(event) =>
                                    field.change({...field.value, [part]: event.target.value})
                                }
                                onBlur={field.leave}
                                {...(part === first ? field.target : {})}
                                id={id}
                                name={`${name}-${part}`}
                                aria-invalid={isWrong(part) || undefined}
                            />
                        </div>
                    )
                })}
            </div>
            {children}
        </FieldGroup>
    )
}
