import {useIntl} from 'react-intl'
import type {VariationValue} from '@app/commerce/products/product'
import {classNames} from '@app/lib/class-names'
import {Link} from '@app/routing/links/link'
import {messages} from '../messages'

/** One value: a swatch where it is a colour, its name where it is not. Its state is in its name too. */
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
            inPlace
            title={label}
            aria-label={name()}
            aria-current={selected ? 'true' : undefined}
        >
            {inside}
        </Link>
    )
}
