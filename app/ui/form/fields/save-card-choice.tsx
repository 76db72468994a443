import {useIntl} from 'react-intl'
import {messages} from '../field-messages'

export type SaveCardChoiceProps = {
    isSaved: boolean
    /** True while the payment is being sent. */
    disabled?: boolean
    onChange: (isSaved: boolean) => void
}

/** The box that a typed card is saved by; nothing else saves the card of a payment, and at first it is not ticked (D-43). */
export const SaveCardChoice = ({isSaved, disabled = false, onChange}: SaveCardChoiceProps) => {
    const {formatMessage} = useIntl()
    return (
        <label className="choice">
            <input
                type="checkbox"
                checked={isSaved}
                disabled={disabled}
                onChange={(event) => onChange(event.target.checked)}
            />
            <span className="choice__words">{formatMessage(messages.saveCard)}</span>
        </label>
    )
}
