import {useState} from 'react'
import {useIntl} from 'react-intl'
import {
    type OneOffDue,
    type OneOffEnd,
    useFindOneOffDue,
    usePayOneOff
} from '@app/commerce/one-off/one-off-payment'
import {addsUp} from '@app/domain/account-payments'
import type {KnownRenter} from '@app/domain/one-off-payment'
import {useCardFrame} from '@app/routing/card-frame'
import {useNavigate} from '@app/routing/location'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {CardFrame, type FramedCard} from '@app/ui/form/card-frame'
import {Bill} from '@app/ui/price/bill'
import {useMoney} from '@app/ui/price/rent-texts'
import {useDayText} from '@app/ui/typography/day-text'
import {amountMessages as texts, endMessages} from './messages'
import {receiptPath} from './one-off-addresses'

/** What is due, and its parts. */
const DueBill = ({due}: {due: OneOffDue}) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const {dueDay, daysLate} = due
    return (
        <>
            {dueDay ? (
                <p>
                    {formatMessage(daysLate > 0 ? texts.late : texts.due, {
                        day: dayText(dueDay),
                        days: daysLate
                    })}
                </p>
            ) : null}
            <Bill {...due} />
        </>
    )
}

type Problem = Extract<OneOffEnd, {state: 'refused'}>['why'] | 'failed'

type PayProps = {
    known: KnownRenter
    due: OneOffDue
    /** Called with the new amount when it was fetched again. */
    onDue: (due: OneOffDue) => void
    /** Called when the payment was sent and its result is unknown. */
    onUnknown: () => void
}

const usePaying = ({known, due, onDue, onUnknown}: PayProps) => {
    const goTo = useNavigate()
    const [send, find] = [usePayOneOff(), useFindOneOffDue()]
    const [isPaying, setPaying] = useState(false)
    const [problem, setProblem] = useState<Problem | null>(null)

    /** Fetches the amount again after a refusal. If that fails the old amount stays, and the platform refuses it again. */
    const readAgain = async () => {
        const found = await find(known).catch(() => null)
        if (found) onDue(found)
    }
    const pay = async ({token}: FramedCard) => {
        setPaying(true)
        setProblem(null)
        try {
            const key = crypto.randomUUID()
            const end = await send({known, total: due.total, token, key, sentAt: Date.now()})
            if (end.state === 'paid') goTo(receiptPath)
            if (end.state === 'unknown') onUnknown()
            if (end.state === 'refused') {
                setProblem(end.why)
                await readAgain()
            }
        } catch {
            // Without a session nothing was sent. After any other failure the result is unknown.
            setProblem('failed')
        } finally {
            setPaying(false)
        }
    }
    return {isPaying, problem, pay}
}

/** The card and the button of one attempt; after a refusal the card must be entered again. */
const PayByCard = (props: PayProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const cardFrame = useCardFrame()
    const {isPaying, problem, pay} = usePaying(props)
    const [card, setCard] = useState<FramedCard | null>(null)
    const payWith = async (chosen: FramedCard) => {
        await pay(chosen)
        setCard(null)
    }
    if (cardFrame === undefined) return <Skeleton height="26rem" />
    if (cardFrame === '') return <Notice tone="warning">{formatMessage(texts.noFrame)}</Notice>
    return (
        <section aria-labelledby="by-card">
            <h3 id="by-card">{formatMessage(texts.byCard)}</h3>
            {problem ? (
                <Notice tone="error" live>
                    {formatMessage(endMessages[problem])}
                </Notice>
            ) : null}
            {card ? (
                <>
                    <p role="status">
                        {formatMessage(texts.card, {type: card.cardType, lastFour: card.lastFour})}
                    </p>
                    <p className="one-off__actions">
                        <Button pending={isPaying} onClick={() => void payWith(card)}>
                            {formatMessage(texts.pay, {amount: money(props.due.total)})}
                        </Button>
                        {isPaying ? null : (
                            <Button look="quiet" onClick={() => setCard(null)}>
                                {formatMessage(texts.otherCard)}
                            </Button>
                        )}
                    </p>
                </>
            ) : (
                <CardFrame
                    address={cardFrame}
                    title={formatMessage(texts.frame)}
                    onCard={setCard}
                />
            )}
            <p>{formatMessage(texts.notSaved)}</p>
        </section>
    )
}

export type PayAmountProps = PayProps & {onOther: () => void}

/**
 * What is due on the agreement, and the form to pay it. Nothing can be paid if the parts do not add up to the total
 * (D-30).
 */
export const PayAmount = ({onOther, ...props}: PayAmountProps) => {
    const {formatMessage} = useIntl()
    const {due} = props
    const isPayable = due.allowsOnlinePayment && addsUp(due)
    return (
        <section aria-labelledby="one-off-due">
            <h2 id="one-off-due">{formatMessage(texts.title, {number: due.agreementNumber})}</h2>
            {due.total > 0 ? (
                <>
                    <DueBill due={due} />
                    {isPayable ? (
                        <PayByCard {...props} />
                    ) : (
                        <Notice tone="warning">{formatMessage(texts.atStore)}</Notice>
                    )}
                </>
            ) : (
                <Notice>{formatMessage(texts.nothing)}</Notice>
            )}
            <p>
                <Button look="quiet" onClick={onOther}>
                    {formatMessage(texts.otherAgreement)}
                </Button>
            </p>
        </section>
    )
}
