import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {AccountPayment} from '@app/commerce/account/payments/payments-due'
import type {CardToken} from '@app/commerce/payments/pay-once'
import type {Cents} from '@app/domain/prices/money'
import {offeredWallets, type Wallet, walletNames} from '@app/domain/payments/wallets'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useAppContext} from '@app/routing/route/app-context'
import {useCardFrame} from '@app/routing/route/card-frame'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {CardFrame} from '@app/ui/form/fields/card-frame'
import {SaveCardChoice} from '@app/ui/form/fields/save-card-choice'
import {useMoney} from '@app/ui/price/rent-texts'
import {paymentMessages as texts} from '../frame/payment-messages'
import type {usePaying} from './paying'

/** The sum of one kind of amount over all payments, in cents. */
export const sumOf = (due: readonly AccountPayment[], of: (one: AccountPayment) => Cents): Cents =>
    due.reduce((sum, one) => sum + of(one), 0)

export type PayProps = {due: readonly AccountPayment[]; paying: ReturnType<typeof usePaying>}

type PayWithProps = PayProps & {card: CardToken; onEnd: () => void; onOther: () => void}

/** The card and the button. Both belong to one attempt only. */
const PayWith = ({card, due, paying, onEnd, onOther}: PayWithProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {isSending, pay} = paying
    const [isCardSaved, setCardSaved] = useState(false)
    const words = {type: card.cardType, lastFour: card.lastFour}
    return (
        <div className="checkout__stack">
            <p role="status">{formatMessage(texts.cardEnding, words)}</p>
            <SaveCardChoice isSaved={isCardSaved} disabled={isSending} onChange={setCardSaved} />
            <Button
                pending={isSending}
                onClick={() => void pay({card, isCardSaved}, due).then(onEnd)}
            >
                {formatMessage(texts.pay, {total: money(sumOf(due, ({total}) => total))})}
            </Button>
            <Button look="quiet" onClick={onOther}>
                {formatMessage(texts.otherCard)}
            </Button>
        </div>
    )
}

type Offered = ReturnType<typeof offeredWallets>[number]

type ChoiceProps = {
    offered: readonly Offered[]
    chosen: Offered | null
    onChoose: (wallet: Offered | null) => void
}

/** The wallets that this store accepts, and the way back to the card; nothing if there are none (G-29). */
const WalletChoice = ({offered, chosen, onChoose}: ChoiceProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="checkout__ends">
            {chosen ? (
                <Button look="quiet" onClick={() => onChoose(null)}>
                    {formatMessage(texts.byCard)}
                </Button>
            ) : null}
            {offered
                .filter(({wallet}) => wallet !== chosen?.wallet)
                .map((one) => (
                    <Button key={one.wallet} look="secondary" onClick={() => onChoose(one)}>
                        {formatMessage(texts.byWallet, {wallet: walletNames[one.wallet]})}
                    </Button>
                ))}
        </div>
    )
}

type FrameProps = {
    wallet: Offered | null
    cardFrame: string
    onCard: (card: CardToken) => void
    /** True if it replaces a card that was rejected or removed, whose button had the focus. */
    takesFocus: boolean
}

/** The frame in which a card is typed or a wallet is used; nothing if neither is configured. */
const FrameToPay = ({wallet, cardFrame, onCard, takesFocus}: FrameProps) => {
    const {formatMessage} = useIntl()
    const heading = useRef<HTMLHeadingElement>(null)
    useIsomorphicLayoutEffect(() => {
        if (takesFocus) heading.current?.focus()
    }, [takesFocus])
    const address = wallet?.page ?? cardFrame
    const name = wallet && walletNames[wallet.wallet]
    if (address === '') return null
    return (
        <>
            <h2 ref={heading} tabIndex={-1}>
                {name === null
                    ? formatMessage(texts.byCard)
                    : formatMessage(texts.byWallet, {wallet: name})}
            </h2>
            <CardFrame
                key={address}
                address={address}
                title={name ?? formatMessage(texts.frame)}
                onCard={onCard}
            />
        </>
    )
}

/** Payment by card or by wallet, each in its own frame. After a refusal the card must be entered again (D-31, G-29). */
export const PayOnline = ({due, paying, taken}: PayProps & {taken: readonly Wallet[]}) => {
    const {wallets = {}} = useAppContext()
    const cardFrame = useCardFrame()
    const [card, setCard] = useState<CardToken | null>(null)
    const [wallet, setWallet] = useState<Offered | null>(null)
    const [isOther, setOther] = useState(false)
    if (card) {
        const giveBack = (isOther: boolean) => {
            setOther(isOther)
            setCard(null)
        }
        return (
            <PayWith
                card={card}
                due={due}
                paying={paying}
                onEnd={() => giveBack(false)}
                onOther={() => giveBack(true)}
            />
        )
    }
    if (cardFrame === undefined) return <Skeleton height="26rem" />
    const offered = offeredWallets(taken, wallets)
    return (
        <>
            <FrameToPay
                wallet={wallet}
                cardFrame={cardFrame}
                onCard={setCard}
                takesFocus={isOther}
            />
            <WalletChoice offered={offered} chosen={wallet} onChoose={setWallet} />
        </>
    )
}
