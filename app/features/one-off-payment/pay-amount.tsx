import {useState} from 'react'
import {useIntl} from 'react-intl'
import type {OneOffDue} from '@app/commerce/one-off/one-off-payment'
import {emptyQuery} from '@app/commerce/query'
import {type Store, storeById} from '@app/commerce/stores/store'
import {addsUp, dueAtStore} from '@app/domain/payments/account-payments'
import {useAppContext} from '@app/routing/route/app-context'
import {useCardFrame} from '@app/routing/route/card-frame'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {CardFrame, type FramedCard} from '@app/ui/form/fields/card-frame'
import {Bill} from '@app/ui/price/bill'
import {useMoney} from '@app/ui/price/rent-texts'
import {AmountAtStore, ReachStore} from '@app/ui/store/reach-store'
import {useDayText} from '@app/ui/typography/day-text'
import {amountMessages as texts, endMessages} from './messages'
import type {usePaying} from './paying'

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

/** The agreement's store, or a link to find it, with what is paid there unless the parts do not add up (D-30). */
const AtStore = ({due}: {due: OneOffDue}) => {
    const {formatMessage} = useIntl()
    const {commerce} = useAppContext()
    const {storeNumber} = due
    const store = useCommerceQuery<Store | null>(
        storeNumber === null ? emptyQuery : storeById(commerce, storeNumber)
    )
    if (store.state === 'loading') return <Skeleton height="8rem" />
    return (
        <>
            <AmountAtStore amount={addsUp(due) ? dueAtStore(due) : undefined} />
            {store.state === 'ready' && store.value ? (
                <ReachStore store={store.value} />
            ) : (
                <Link to="/store-locator">{formatMessage(texts.findStore)}</Link>
            )}
        </>
    )
}

type PayProps = {due: OneOffDue; paying: ReturnType<typeof usePaying>}

/** The card and the button of one attempt; after a refusal the card must be entered again. */
const PayByCard = ({due, paying}: PayProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const cardFrame = useCardFrame()
    const {isPaying, problem, isUnread, readAgain, pay} = paying
    const [card, setCard] = useState<FramedCard | null>(null)
    const payWith = async (chosen: FramedCard) => {
        await pay(chosen)
        setCard(null)
    }
    if (cardFrame === undefined) return <Skeleton height="26rem" />
    if (cardFrame === '') {
        return (
            <>
                <Notice tone="warning">{formatMessage(texts.noFrame)}</Notice>
                <AtStore due={due} />
            </>
        )
    }
    return (
        <section aria-labelledby="by-card">
            <h3 id="by-card">{formatMessage(texts.byCard)}</h3>
            {problem ? (
                <Notice tone="error" live>
                    {formatMessage(endMessages[problem])}
                </Notice>
            ) : null}
            {isUnread ? (
                <>
                    <Notice tone="error">{formatMessage(endMessages.amountUnread)}</Notice>
                    <p>
                        <Button onClick={() => void readAgain()}>
                            {formatMessage(endMessages.readAgain)}
                        </Button>
                    </p>
                </>
            ) : null}
            {isUnread ? null : card ? (
                <>
                    <p role="status">
                        {formatMessage(texts.cardEnding, {
                            type: card.cardType,
                            lastFour: card.lastFour
                        })}
                    </p>
                    <p className="one-off__actions">
                        <Button pending={isPaying} onClick={() => void payWith(card)}>
                            {formatMessage(texts.pay, {amount: money(due.total)})}
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
export const PayAmount = ({onOther, due, paying}: PayAmountProps) => {
    const {formatMessage} = useIntl()
    const isPayable = due.allowsOnlinePayment && addsUp(due)
    return (
        <section aria-labelledby="one-off-due">
            <h2 id="one-off-due">{formatMessage(texts.title, {number: due.agreementNumber})}</h2>
            {due.total > 0 ? (
                <>
                    <DueBill due={due} />
                    {isPayable ? (
                        <PayByCard due={due} paying={paying} />
                    ) : (
                        <>
                            <Notice tone="warning">{formatMessage(texts.atStore)}</Notice>
                            <AtStore due={due} />
                        </>
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
