import {useEffect, useRef} from 'react'
import {useFormContext, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {dayOfText, formatDateText, isWholeDate} from '@app/domain/person/date-text'
import {useDayText} from '../../typography/day-text'
import {asText, type FieldProps} from './field'
import {messages} from '../field-messages'
import {FormTextField} from './text-fields'

export type BirthDateFieldProps = FieldProps & {
    /** The field that gets the focus once the date is whole; a hint must say so before (WCAG 3.2.2). */
    leadsTo?: string
}

/**
 * Leads on as soon as the date is typed to its end: once, so that whoever comes back to correct it stays. A date that the
 * browser fills in from elsewhere moves nobody.
 */
const useLeadOn = (typed: string, leadsTo: string | undefined) => {
    const {setFocus} = useFormContext()
    const isWhole = isWholeDate(typed)
    const hasLed = useRef(isWhole)
    const field = useRef<HTMLDivElement>(null)
    useEffect(() => {
        if (!isWhole || hasLed.current) return
        hasLed.current = true
        const isHere = field.current?.contains(document.activeElement)
        if (leadsTo !== undefined && isHere) setFocus(leadsTo)
    }, [isWhole, leadsTo, setFocus])
    return field
}

/**
 * A date of birth, typed in one field as month, day and year. What was understood stands below it in words: whoever
 * writes the day first sees it at once.
 */
export const BirthDateField = ({hint, leadsTo, ...props}: BirthDateFieldProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const watched: unknown = useWatch({name: props.name})
    const typed = asText(watched)
    const day = dayOfText(typed)
    return (
        <div className="field" ref={useLeadOn(typed, leadsTo)}>
            <FormTextField
                // Month names are accepted too, so the number keypad is only a suggestion.
                inputMode="numeric"
                autoComplete="bday"
                spellCheck={false}
                width="sm"
                format={formatDateText}
                hint={hint ?? formatMessage(messages.birthDateExample)}
                {...props}
            />
            <p role="status" className="field__hint">
                {day === undefined ? '' : dayText(day)}
            </p>
        </div>
    )
}
