import {useEffect} from 'react'
import {useIntl} from 'react-intl'
import {existingApproval} from '@app/commerce/approvals/existing-approval'
import {lastAnswerOf} from '@app/commerce/approvals/refusal'
import {type StatusRefusal, statusRefusal} from '@app/domain/approval/approval'
import {useChosenStoreDay} from '@app/routing/data/use-own-amount'
import {usePersonalQuery} from '@app/routing/data/use-personal-query'
import {ButtonLink, type ButtonLook} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {useDayText} from '@app/ui/typography/day-text'
import {useApplication} from './application-store'
import {refusalMessages as messages} from './entry-messages'

/**
 * The refusal that a new application would only repeat; null without one (D-33). A refusal in this tab is enough while
 * the decision cannot be read.
 */
const useStatusRefusal = (): StatusRefusal | null => {
    const isRefusedHere = useApplication().decided === 'Declined'
    const answer = usePersonalQuery(({commerce, customerId}) =>
        existingApproval(commerce, customerId)
    )
    const last = answer.state === 'ready' ? lastAnswerOf(answer.value) : null
    const day = useChosenStoreDay(last?.decision === 'declined')
    if (last === null) return isRefusedHere ? {applyAgainOn: null} : null
    return day.state === 'ready' ? statusRefusal(last, day.value) : null
}

export type RecentRefusalProps = {
    look?: ButtonLook
    /** Called with the refusal that still stands, or null. Has to be the same function on each render. */
    onFound?: (refusal: StatusRefusal | null) => void
}

/** Tells a shopper who comes back to apply of their refusal, with the first day to apply again and a link to it (D-33). */
export const RecentRefusal = ({look = 'primary', onFound}: RecentRefusalProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const refusal = useStatusRefusal()
    const [isRefused, day] = [refusal !== null, refusal?.applyAgainOn ?? null]
    useEffect(() => onFound?.(isRefused ? {applyAgainOn: day} : null), [isRefused, day, onFound])
    if (!isRefused) return null
    return (
        <Notice tone="warning" live>
            <p>
                {day === null
                    ? formatMessage(messages.refused)
                    : formatMessage(messages.refusedUntil, {day: dayText(day)})}
            </p>
            <ButtonLink look={look} to="/declined" prefetch={false}>
                {formatMessage(messages.see)}
            </ButtonLink>
        </Notice>
    )
}
