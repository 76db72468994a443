import {useIntl} from 'react-intl'
import type {Variation, VariationValue} from '@app/commerce/products/product'
import {classNames} from '@app/lib/text/html'
import {Link} from '@app/routing/links/link'
import {messages} from '../details/messages'

/** One value: a swatch if it is a colour, else its name. Its state is part of its accessible name. */
export const VariationChoice = ({value}: {value: VariationValue}) => {
    const {formatMessage} = useIntl()
    const {label, hex, path, selected, orderable} = value
    const look = classNames(
        'choice-value',
        hex !== null && 'choice-value--colour',
        !orderable && 'choice-value--out'
    )
    const name = () => {
        if (path === null) return formatMessage(messages.notMade, {label})
        return orderable ? label : formatMessage(messages.soldOut, {label})
    }
    const inside =
        hex === null ? label : <span className="choice-value__swatch" style={{background: hex}} />

    if (path === null) {
        return (
            <span className={look}>
                <span aria-hidden="true">{inside}</span>
                <span className="visually-hidden">{name()}</span>
            </span>
        )
    }
    return (
        <Link
            className={look}
            to={path}
            samePage
            title={label}
            aria-label={name()}
            aria-current={selected ? 'true' : undefined}
        >
            {inside}
        </Link>
    )
}

const labelId = (id: string): string => `variation-${id}`

/** Brings a variation into sight, with the focus on its first value. */
export const showVariation = ({id}: Pick<Variation, 'id'>): void => {
    const label = document.getElementById(labelId(id))
    label?.scrollIntoView({block: 'center'})
    label?.parentElement?.querySelector('a')?.focus({preventScroll: true})
}

/** The variations of a product. Every value is a link to a product's address, so a choice can be shared. */
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
                        <p id={labelId(id)} className="field__label" aria-live="polite">
                            {value === undefined
                                ? formatMessage(messages.chooseOne, {label})
                                : formatMessage(messages.chosenVariation, {label, value})}
                        </p>
                        <ul className="variation__values" aria-labelledby={labelId(id)}>
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
