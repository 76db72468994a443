import {useIntl} from 'react-intl'
import {messages} from './messages'
import type {TileColour} from './product-tile-model'

const SHOWN = 4

/** The colours to choose from: dots to the eye, names to the ear. A single colour is no choice. */
export const TileColours = ({colours}: {colours: readonly TileColour[]}) => {
    const {formatMessage} = useIntl()
    if (colours.length < 2) return null
    const names = colours.map(({name}) => name).join(', ')
    return (
        <p className="tile__colours">
            {colours.slice(0, SHOWN).map(({name, hex}) => (
                <i key={name} className="tile__colour" style={{background: hex}} />
            ))}
            <span aria-hidden="true">
                {formatMessage(messages.colours, {count: colours.length})}
            </span>
            <span className="visually-hidden">{formatMessage(messages.colourNames, {names})}</span>
        </p>
    )
}
