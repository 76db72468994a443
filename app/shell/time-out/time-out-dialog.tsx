import {useState} from 'react'
import {useIntl, type MessageDescriptor} from 'react-intl'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {Dialog} from '@app/ui/overlay/dialog'
import {timeMessages} from './messages'

/** The seconds that screen readers announce: every fifteen, then every five. */
const isReported = (seconds: number): boolean => seconds % (seconds > 20 ? 15 : 5) === 0

/** A duration as text: minutes and seconds. */
export const useSpan = (): ((seconds: number) => string) => {
    const {formatMessage} = useIntl()
    return (whole) => {
        const [minutes, seconds] = [Math.floor(whole / 60), whole % 60]
        const both = minutes > 0 && seconds > 0
        return formatMessage(timeMessages.time, {minutes, seconds, both: String(both)})
    }
}

export type TimeOutDialogProps = {
    messages: Record<'title' | 'text' | 'stay' | 'leave' | 'failed', MessageDescriptor>
    remaining: number
    /** Rejects if it failed, and then the time continues to run. */
    onStay: () => Promise<void>
    onLeave: () => Promise<void>
}

/** Asks whether the shopper is still there, and counts down; Escape stays [SESSION-011]. */
export const TimeOutDialog = ({messages, remaining, onStay, onLeave}: TimeOutDialogProps) => {
    const {formatMessage} = useIntl()
    const spanOf = useSpan()
    const [pending, setPending] = useState<'stay' | 'leave' | null>(null)
    const [hasFailed, setFailed] = useState(false)
    const [reported, setReported] = useState(remaining)
    if (reported !== remaining && isReported(remaining)) setReported(remaining)

    const attempt = (what: 'stay' | 'leave', run: () => Promise<void>) => {
        setPending(what)
        setFailed(false)
        run()
            .catch(() => setFailed(true))
            .finally(() => setPending(null))
    }
    const stay = () => attempt('stay', onStay)
    const textAt = (seconds: number) => formatMessage(messages.text, {time: spanOf(seconds)})
    return (
        <Dialog
            open
            rank="time-out"
            role="alertdialog"
            size="sm"
            title={formatMessage(messages.title)}
            onClose={stay}
            footer={
                <>
                    <Button
                        look="secondary"
                        pending={pending === 'leave'}
                        onClick={() => attempt('leave', onLeave)}
                    >
                        {formatMessage(messages.leave)}
                    </Button>
                    <Button data-autofocus pending={pending === 'stay'} onClick={stay}>
                        {formatMessage(messages.stay)}
                    </Button>
                </>
            }
        >
            <p aria-hidden="true">{textAt(remaining)}</p>
            <p className="visually-hidden" role="status">
                {textAt(reported)}
            </p>
            {hasFailed ? <Notice tone="error">{formatMessage(messages.failed)}</Notice> : null}
        </Dialog>
    )
}
