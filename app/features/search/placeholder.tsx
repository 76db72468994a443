import {useEffect, useState} from 'react'
import {useIntl} from 'react-intl'
import {placeholderAt, placeholderPeriodMs} from '@app/domain/catalogue/search-box'
import {usePrefersReducedMotion} from '@app/lib/browser/react-hooks'
import {Icon} from '@app/ui/picture/icon'
import {messages} from './messages'

export type Rotation = {
    /** The name in the box; undefined if names do not rotate. */
    name: string | undefined
    /** Undefined if there is nothing to pause: then the first name stays. */
    pause?: {paused: boolean; toggle: () => void}
}

/**
 * The names that are shown in the empty search box, one after another [SEARCH-026]. With reduced motion, or when
 * paused, one name stays (G-70).
 */
export const usePlaceholder = (names: readonly string[], held: boolean): Rotation => {
    const rotates = !usePrefersReducedMotion() && names.length > 1
    const [elapsed, setElapsed] = useState(0)
    const [paused, setPaused] = useState(false)

    useEffect(() => {
        if (!rotates || paused || held) return undefined
        const timer = setInterval(
            () => setElapsed((before) => before + placeholderPeriodMs),
            placeholderPeriodMs
        )
        return () => clearInterval(timer)
    }, [rotates, paused, held])

    return {
        name: placeholderAt(names, elapsed),
        ...(rotates && {pause: {paused, toggle: () => setPaused((before) => !before)}})
    }
}

export type PauseButtonProps = {paused: boolean; toggle: () => void}

/** Pauses the changing examples in the search box, and resumes them (WCAG 2.2.2). */
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
