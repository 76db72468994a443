import {useState} from 'react'
import {useIntl} from 'react-intl'
import {type AccountPayment, paymentsDue} from '@app/commerce/account/payments-due'
import {
    type CardToken,
    type PaymentRefusal,
    useLookUpPayment,
    usePayAtStore,
    usePayFirst
} from '@app/commerce/checkout/first-payment'
import {addsUp, taxesAndFees} from '@app/domain/account-payments'
import type {Cents} from '@app/domain/money'
import {useAppContext} from '@app/routing/app-context'
import {useNavigate} from '@app/routing/location'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {CardFrame} from '@app/ui/form/card-frame'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {checkoutPath} from './checkout-address'
import type {StepProps} from './checkout-page'
import {feeMessages, paymentMessages as texts} from './messages'

const sumOf = (due: readonly AccountPayment[], of: (one: AccountPayment) => Cents): Cents =>
    due.reduce((sum, one) => sum + of(one), 0)

/** What is paid now, line by line: the lines add up to the total, or nothing can be paid (D-30). */
const DueFacts = ({due}: {due: readonly AccountPayment[]}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const fees = taxesAndFees(due.flatMap((one) => one.fees))
    return (
        <Facts
            rows={[
                {
                    label: formatMessage(texts.rent, {count: due.length}),
                    value: money(sumOf(due, ({rent}) => rent))
                },
                ...fees.parts.map(({kind, amount}) => ({
                    label: formatMessage(feeMessages[kind]),
                    value: money(amount)
                })),
                {
                    label: formatMessage(texts.total),
                    value: <strong>{money(sumOf(due, ({total}) => total))}</strong>
                }
            ]}
        />
    )
}

type Ending = {state: 'refused'; why: PaymentRefusal} | {state: 'unknown'} | {state: 'failed'}

type PayProps = StepProps & {due: readonly AccountPayment[]}

const usePaying = ({checkout, base, due}: PayProps) => {
    const goTo = useNavigate()
    const {mutateAsync: pay, isLoading: isPaying} = usePayFirst()
    const {mutateAsync: payAtStore} = usePayAtStore()
    const [ending, setEnding] = useState<Ending | null>(null)
    const basketId = checkout.kept?.basketId ?? ''
    const goOn = () => goTo(checkoutPath('order', base))

    return {
        ending,
        isPaying,
        pay: async (card: CardToken) => {
            setEnding(null)
            try {
                const key = crypto.randomUUID()
                const result = await pay({basketId, card, due, key})
                if (result.state === 'paid') goOn()
                else setEnding(result)
            } catch {
                setEnding({state: 'failed'})
            }
        },
        payAtStore: async () => {
            await payAtStore({basketId})
            goOn()
        }
    }
}

const EndingNotice = ({ending}: {ending: Ending}) => {
    const {formatMessage} = useIntl()
    const words = ending.state === 'refused' ? texts[ending.why] : texts.failed
    return <Notice tone="error">{formatMessage(words)}</Notice>
}

/** The card and the button, which both belong to one attempt: after a refusal another card is asked for. */
const PayByCard = ({checkout, base, due}: PayProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {cardFrame = ''} = useAppContext()
    const {ending, isPaying, pay, payAtStore} = usePaying({checkout, base, due})
    const [card, setCard] = useState<CardToken | null>(null)
    const total = money(sumOf(due, (one) => one.total))
    const payWith = async (chosen: CardToken) => {
        await pay(chosen)
        setCard(null)
    }
    return (
        <>
            {ending && ending.state !== 'unknown' ? <EndingNotice ending={ending} /> : null}
            <h2>{formatMessage(texts.byCard)}</h2>
            {card ? (
                <div className="checkout__stack">
                    <p role="status">
                        {formatMessage(texts.card, {type: card.cardType, lastFour: card.lastFour})}
                    </p>
                    <Button pending={isPaying} onClick={() => void payWith(card)}>
                        {formatMessage(texts.pay, {total})}
                    </Button>
                    <Button look="quiet" onClick={() => setCard(null)}>
                        {formatMessage(texts.otherCard)}
                    </Button>
                </div>
            ) : null}
            {card === null && cardFrame !== '' ? (
                <CardFrame
                    address={cardFrame}
                    title={formatMessage(texts.frame)}
                    onCard={setCard}
                />
            ) : null}
            <h2>{formatMessage(texts.atStore)}</h2>
            <p>{formatMessage(texts.atStoreHint)}</p>
            <Button look="secondary" onClick={() => void payAtStore()}>
                {formatMessage(texts.payAtStore)}
            </Button>
        </>
    )
}

/** A payment that was sent and not answered: it is looked up, and nothing offers to pay a second time (D-30). */
const UnknownPayment = ({checkout, base, sentKey}: StepProps & {sentKey: string}) => {
    const {formatMessage} = useIntl()
    const goTo = useNavigate()
    const {mutateAsync: lookUp, isLoading} = useLookUpPayment()
    const [isStillUnknown, setStillUnknown] = useState(false)
    const check = async () => {
        setStillUnknown(false)
        const {basketId = '', agreementIds = []} = checkout.kept ?? {}
        const result = await lookUp({basketId, key: sentKey, ids: agreementIds}).catch(() => null)
        if (result?.state === 'paid') goTo(checkoutPath('order', base))
        else setStillUnknown(true)
    }
    return (
        <div className="checkout__stack">
            <Notice tone="warning" live>
                {formatMessage(isStillUnknown ? texts.stillUnknown : texts.unknown)}
            </Notice>
            <Button pending={isLoading} onClick={() => void check()}>
                {formatMessage(texts.check)}
            </Button>
        </div>
    )
}

/** The first payment, by card or at the store (D-30, G-29). */
export const PaymentStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const ids = checkout.agreements.map(({id}) => id)
    const due = usePersonalQuery(({commerce, customerId}) => paymentsDue(commerce, customerId))
    const payment = checkout.kept?.payment
    return (
        <div className="checkout__stack">
            <h1 tabIndex={-1}>{formatMessage(texts.title)}</h1>
            {payment?.state === 'sent' ? (
                <UnknownPayment checkout={checkout} base={base} sentKey={payment.key} />
            ) : (
                <AsyncContent from={due} skeleton={<Skeleton height="12em" />} empty={null}>
                    {(all) => {
                        const own = all.filter(({id}) => ids.includes(id))
                        const isWhole = own.length === ids.length && own.every(addsUp)
                        return (
                            <>
                                <DueFacts due={own} />
                                {isWhole ? (
                                    <PayByCard checkout={checkout} base={base} due={own} />
                                ) : (
                                    <Notice tone="error">{formatMessage(texts.notWhole)}</Notice>
                                )}
                            </>
                        )
                    }}
                </AsyncContent>
            )}
        </div>
    )
}
