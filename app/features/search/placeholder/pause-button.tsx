import {useIntl} from 'react-intl'
import {Icon} from '@app/ui/picture/icon/icon'
import {messages} from '../messages'

export type PauseButtonProps = {paused: boolean; toggle: () => void}

/** Stops the changing examples in the search box, and lets them go on (WCAG 2.2.2). */
export const PauseButton = ({paused, toggle}: PauseButtonProps) => {
    const {formatMessage} = useIntl()
    return (
        <button
            type="button"
            className="search__pause"
            aria-label={formatMessage(paused ? messages.resume : messages.pause)}
            onClick={toggle}
        >
            <Icon name={paused ? 'play' : 'pause'} />
        </button>
    )
}
