import {useIntl} from 'react-intl'
import {isOpen, usualStoreHours} from '@app/domain/store/hours/store-hours'
import {useHydrated} from '@app/lib/react/use-hydrated'
import {wallClockIn} from '@app/lib/timing/wall-clock'
import {infoMessages} from '../messages'

/** Whether a store is open at this moment; only the browser knows, as a page may be kept for hours. */
export const OpenNow = ({timeZone}: {timeZone: string | null}) => {
    const {formatMessage} = useIntl()
    const hydrated = useHydrated()
    if (timeZone === null) return null
    // Keeps the line that the answer will take.
    if (!hydrated) return <span className="open-now">{'\u00a0'}</span>
    const open = isOpen(usualStoreHours, wallClockIn(timeZone, new Date()))
    return (
        <span className={open ? 'open-now' : 'open-now open-now--closed'}>
            {formatMessage(open ? infoMessages.openNow : infoMessages.closedNow)}
        </span>
    )
}
