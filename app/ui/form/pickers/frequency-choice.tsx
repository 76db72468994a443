import {useId} from 'react'
import {useIntl} from 'react-intl'
import {
    paymentFrequencies,
    type PaymentFrequency,
    paymentFrequencyFrom
} from '@app/domain/prices/pricing'
import {Select} from '../fields/select'
import {frequencyChoiceMessages, frequencyMessages} from '../messages'

export type FrequencyChoiceProps = {
    chosen: PaymentFrequency
    onChoose: (frequency: PaymentFrequency) => void
    /** The legend is always rendered; 'hidden' shows it to screen readers only. */
    legend?: 'shown' | 'hidden'
}

/** How often the shopper wants to pay: the four frequencies side by side [PLP-017]. */
export const FrequencyChoice = ({chosen, onChoose, legend = 'shown'}: FrequencyChoiceProps) => {
    const {formatMessage} = useIntl()
    const name = useId()
    return (
        <fieldset className="frequency">
            <legend className={legend === 'hidden' ? 'visually-hidden' : 'field__label'}>
                {formatMessage(frequencyChoiceMessages.legend)}
            </legend>
            <div className="frequency__choices">
                {paymentFrequencies.map((frequency) => (
                    <label key={frequency} className="frequency__choice">
                        <input
                            className="visually-hidden"
                            type="radio"
                            name={name}
                            value={frequency}
                            checked={frequency === chosen}
                            onChange={() => onChoose(frequency)}
                        />
                        <span>{formatMessage(frequencyMessages[frequency])}</span>
                    </label>
                ))}
            </div>
        </fieldset>
    )
}

/** The same choice in the room of one, where a phone has no room for four side by side. */
export const FrequencySelect = ({
    chosen,
    onChoose
}: Pick<FrequencyChoiceProps, 'chosen' | 'onChoose'>) => {
    const {formatMessage} = useIntl()
    return (
        <Select
            label={formatMessage(frequencyChoiceMessages.legend)}
            labelAt="hidden"
            autoComplete="off"
            value={chosen}
            options={paymentFrequencies.map((frequency) => ({
                value: frequency,
                label: formatMessage(frequencyMessages[frequency])
            }))}
            onChange={(event) => onChoose(paymentFrequencyFrom(event.currentTarget.value))}
        />
    )
}
