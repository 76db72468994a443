import {useIntl} from 'react-intl'
import type {Variation} from '@app/commerce/products/product'
import {messages} from '../messages'
import {VariationChoice} from './variation-choice'

/** What can be chosen of a product. Every value is the address of a product, so a choice can be shared. */
export const Variations = ({variations}: {variations: readonly Variation[]}) => {
    const {formatMessage} = useIntl()
    const offered = variations.filter(({values}) => values.length > 0)
    if (offered.length === 0) return null
    return (
        <div className="stack">
            {offered.map(({id, label, values}) => {
                const value = values.find(({selected}) => selected)?.label
                return (
                    <div key={id} className="variation">
                        <p id={`variation-${id}`} className="field__label" aria-live="polite">
                            {value === undefined
                                ? formatMessage(messages.chooseOne, {label})
                                : formatMessage(messages.chosenVariation, {label, value})}
                        </p>
                        <ul className="variation__values" aria-labelledby={`variation-${id}`}>
                            {values.map((each) => (
                                <li key={each.value}>
                                    <VariationChoice value={each} />
                                </li>
                            ))}
                        </ul>
                    </div>
                )
            })}
        </div>
    )
}
