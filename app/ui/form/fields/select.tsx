import {useId, type SelectHTMLAttributes} from 'react'
import {Icon} from '../../picture/icon'

export type SelectOption = {value: string; label: string}

export type SelectProps = Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'children' | 'className'
> & {
    label: string
    options: readonly SelectOption[]
    /** Above the field; 'beside' puts it on the same line. */
    labelAt?: 'above' | 'beside' | 'hidden'
}

/** The browser's own select: it works before any script and on every phone. */
export const Select = ({label, options, labelAt = 'above', id, ...rest}: SelectProps) => {
    const ownId = useId()
    const fieldId = id ?? ownId
    return (
        <div className={`field field--${labelAt}`}>
            <label
                htmlFor={fieldId}
                className={labelAt === 'hidden' ? 'visually-hidden' : 'field__label'}
            >
                {label}
            </label>
            <div className="select">
                <select id={fieldId} className="input" {...rest}>
                    {options.map((option) => (
                        <option key={option.value} value={option.value}>
                            {option.label}
                        </option>
                    ))}
                </select>
                <Icon name="chevron-down" />
            </div>
        </div>
    )
}
