import {useEffect, useRef} from 'react'
import {useSignOut} from '../sign-in/sign-out'
import {noteActivity} from './activity'
import {accountMessages} from './messages'
import {LazyTimeOutDialog} from './lazy-time-out-dialog'
import type {Inactivity} from './use-inactivity'
import {useReportActivity} from './activity-reports'

/**
 * A customer's inactivity: they are warned at two thirds of the time, and signed out at its end, with a message on the
 * next page [SESSION-010…016, D-34].
 */
export const AccountTimeOut = ({phase, remaining, isSilent}: Inactivity & {isSilent: boolean}) => {
    const signOut = useSignOut()
    const reportActivity = useReportActivity()
    const isEnding = useRef(false)

    useEffect(() => {
        if (phase !== 'over' || isEnding.current) return
        isEnding.current = true
        signOut('inactivity').catch(() => undefined)
    }, [phase, signOut])

    if (phase === 'running' || isSilent) return null
    // Counts only once our server knows, as it would end the session otherwise.
    const stay = async () => {
        await reportActivity()
        noteActivity(Date.now())
    }
    return (
        <LazyTimeOutDialog
            messages={accountMessages}
            remaining={remaining}
            onStay={stay}
            onLeave={() => signOut('inactivity')}
        />
    )
}
