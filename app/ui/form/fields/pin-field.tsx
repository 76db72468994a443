import {PinInput} from '@ark-ui/react/pin-input'
import {useIntl} from 'react-intl'
import {asText, FieldGroup, useFormField, type FieldProps} from './field'
import {messages} from '../field-messages'

export type PinFieldProps = FieldProps & {
    /** How many digits the code has. */
    length: number
    /** Submits the form as soon as the code is complete; a hint must say so before (WCAG 3.2.2). */
    sendsItself?: boolean
    /** Its step begins in it, not at its heading. */
    takesFocus?: boolean
}

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * A code that was sent to the phone, with one box for each digit: Ark's. The browser may read the message and fill the
 * code in; a code that is pasted may have spaces or words around it. The form's value is a text.
 */
export const PinField = (props: PinFieldProps) => {
    const {name, label, hint, optional = false, length} = props
    const {sendsItself = false, takesFocus = false} = props
    const {formatMessage} = useIntl()
    const field = useFormField({name, hint, read: asText})
    return (
        <FieldGroup field={field} label={label} hint={hint} optional={optional}>
            <PinInput.Root
                className="pin"
                autoSubmit={sendsItself}
                otp
                count={length}
                placeholder=""
                ids={{
                    input: (at) => (at === '0' ? field.target.id : `${field.target.id}-${at}`)
                }}
                name={name}
                value={[...field.value].slice(0, length)}
                onValueChange={({valueAsString}) => {
                    if (valueAsString !== field.value) field.change(valueAsString)
                }}
                invalid={field.error !== undefined}
                sanitizeValue={digitsOf}
                translations={{
                    inputLabel: (at, of) =>
                        formatMessage(messages.digitOfCode, {label, at: at + 1, of})
                }}
                onBlur={field.leave}
                // Ark swallows Enter in a code that is not complete: the form says what is missing, as in any field.
                onKeyDownCapture={(event) => {
                    if (event.key === 'Enter') event.stopPropagation()
                }}
            >
                <PinInput.Control className="pin__digits">
                    {Array.from({length}, (_, at) => (
                        <PinInput.Input
                            key={at}
                            index={at}
                            className="input"
                            data-field={at === 0 ? field.target['data-field'] : undefined}
                            data-takes-focus={(takesFocus && at === 0) || undefined}
                        />
                    ))}
                </PinInput.Control>
                {/* Enter in a complete code submits the form through it. */}
                <PinInput.HiddenInput />
            </PinInput.Root>
        </FieldGroup>
    )
}
