import {useIntl} from 'react-intl'
import {choiceMessages} from '../messages'
import {useChoosing} from './choice-provider'

/** Warns of what another store changes [STORE-029] (G-55); not whoever cannot change theirs. */
export const ChangeWarning = () => {
    const {formatMessage} = useIntl()
    const {locked} = useChoosing()
    return locked ? null : (
        <p className="store-results__warning">{formatMessage(choiceMessages.warning)}</p>
    )
}
