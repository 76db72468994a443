import {useIntl} from 'react-intl'
import {lastAnswer} from '@app/commerce/approvals/refusal'
import {type StandingRefusal, standingRefusal} from '@app/domain/application'
import {useHydrated} from '@app/lib/react-hooks'
import {useChosenStoreDay} from '@app/routing/use-own-amount'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {ButtonLink, type ButtonLook} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {useDayText} from '@app/ui/typography/day-text'
import {useApplication} from './application-store'
import {refusalMessages} from './entry-messages'

/**
 * The refusal that a new application would only repeat; null without one (D-33). A refusal in this tab is enough while
 * the decision cannot be read.
 */
export const useStandingRefusal = (): StandingRefusal | null => {
    const isLive = useHydrated()
    const isRefusedHere = useApplication().decided === 'Declined'
    const answer = usePersonalQuery(({commerce, customerId}) => lastAnswer(commerce, customerId))
    const last = answer.state === 'ready' ? answer.value : null
    const day = useChosenStoreDay(last?.decision === 'declined')
    if (last === null) return isLive && isRefusedHere ? {applyAgainOn: null} : null
    return day.state === 'ready' ? standingRefusal(last, day.value) : null
}

export type RecentRefusalProps = StandingRefusal & {look?: ButtonLook}

/** Tells a shopper who comes back to apply of their refusal, with the first day to apply again and a link to it (D-33). */
export const RecentRefusal = ({applyAgainOn, look = 'primary'}: RecentRefusalProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    return (
        <Notice tone="warning" live>
            <p>
                {applyAgainOn === null
                    ? formatMessage(refusalMessages.refused)
                    : formatMessage(refusalMessages.refusedUntil, {day: dayText(applyAgainOn)})}
            </p>
            <ButtonLink look={look} to="/declined" prefetch={false}>
                {formatMessage(refusalMessages.see)}
            </ButtonLink>
        </Notice>
    )
}

/** The same above the first question, for who opens its address without the page before it. */
export const RefusalBeforeStep = () => {
    const refusal = useStandingRefusal()
    return refusal ? <RecentRefusal {...refusal} look="secondary" /> : null
}
