import {useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {dayOfText, formatDateText} from '@app/domain/person/date-text'
import {useDayText} from '../../typography/day-text'
import {asText, type FieldProps} from './field'
import {messages} from '../field-messages'
import {FormTextField} from './text-fields'

/**
 * A date of birth, typed in one field as month, day and year. What was understood stands below it in words: whoever
 * writes the day first sees it at once.
 */
export const BirthDateField = ({hint, ...props}: FieldProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const typed: unknown = useWatch({name: props.name})
    const day = dayOfText(asText(typed))
    return (
        <div className="field">
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
