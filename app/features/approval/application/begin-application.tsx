import {type ReactNode, useState} from 'react'
import {useIntl} from 'react-intl'
import {decisionChanges} from '@app/commerce/approvals/existing-approval'
import {requestApproval} from '@app/commerce/approvals/instant-approval'
import {toFailure} from '@app/commerce/client'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {draftEnd, resultPath} from '@app/domain/approval/application'
import {browserLog} from '@app/lib/browser/browser'
import {useNavigate} from '@app/routing/route/location'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {
    type Application,
    changeApplication,
    forgetApplication,
    useApplication
} from '../frame/application-store'
import {entryMessages} from '../frame/entry-messages'
import {useApprovalWish} from '../frame/use-approval-wish'

/** Asks the platform whether the shopper is already approved, and opens the page that it names [APPR-008]. */
const useBegin = () => {
    const navigate = useNavigate()
    const wish = useApprovalWish()
    const requestDecision = useShopperCall(requestApproval, decisionChanges)
    const [pending, setPending] = useState(false)

    const begin = async (): Promise<void> => {
        setPending(true)
        try {
            const {pageName, isPrefilled} = await requestDecision(wish)
            emitShopEvent({event: 'step-reached', flow: 'approval', step: 'begin'})
            // Remember a refusal: its page then shows it even if the decision cannot be read again.
            changeApplication({isPrefilled, decided: pageName === 'Declined' ? pageName : null})
            navigate(resultPath(pageName))
        } catch (error) {
            // No message is shown; the button can be pressed again [APPR-015].
            browserLog.error(`The instant approval failed: ${toFailure(error).code}`)
        } finally {
            setPending(false)
        }
    }
    return {begin, pending}
}

const draftBegun = ({startedAt, draft}: Application): number | null =>
    Object.keys(draft).length === 0 ? null : startedAt

/** The notice about an application that was started earlier, with the last day to continue it (D-24). */
export const StoredApplication = () => {
    const {formatMessage, formatDate} = useIntl()
    const startedAt = draftBegun(useApplication())
    if (startedAt === null) return null
    const day = {day: 'numeric', month: 'long'} as const
    return (
        <Notice tone="good">
            <p>
                {formatMessage(entryMessages.stored, {
                    began: formatDate(startedAt, day),
                    until: formatDate(draftEnd(startedAt), day)
                })}
            </p>
            <div className="approval__actions">
                <ButtonLink to="/web-order-form">{formatMessage(entryMessages.goOn)}</ButtonLink>
                <Button look="quiet" onClick={() => forgetApplication()}>
                    {formatMessage(entryMessages.startOver)}
                </Button>
            </div>
        </Notice>
    )
}

/** The button that starts an application; it is the secondary button if an earlier application can be continued. */
export const BeginButton = ({children}: {children: ReactNode}) => {
    const {begin, pending} = useBegin()
    const isBegun = draftBegun(useApplication()) !== null
    return (
        <Button
            look={isBegun ? 'secondary' : 'primary'}
            onClick={() => void begin()}
            pending={pending}
        >
            {children}
        </Button>
    )
}

const needed = ['phone', 'number', 'income', 'people'] as const

/** What the shopper should have ready before the first question. */
export const WhatIsNeeded = () => {
    const {formatMessage} = useIntl()
    return (
        <section className="approval__part">
            <h2>{formatMessage(entryMessages.need)}</h2>
            <ul className="approval__list">
                {needed.map((thing) => (
                    <li key={thing}>{formatMessage(entryMessages[thing])}</li>
                ))}
            </ul>
        </section>
    )
}
