import {useCallback, useEffect, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {type AccountPayment, paymentsDue} from '@app/commerce/account/payments-due'
import type {CardToken} from '@app/commerce/checkout/first-payment'
import {addsUp, taxesAndFees} from '@app/domain/account-payments'
import type {Cents} from '@app/domain/money'
import {offeredWallets, type Wallet, walletNames} from '@app/domain/wallets'
import {useAppContext} from '@app/routing/app-context'
import {useCardFrame} from '@app/routing/card-frame'
import {usePersonalQuery} from '@app/routing/use-personal-query'
import {AsyncContent} from '@app/ui/async/async-content'
import {Skeleton} from '@app/ui/async/skeleton'
import {Button} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {CardFrame} from '@app/ui/form/card-frame'
import {StepProgress} from '@app/ui/form/step-page'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {stepCount} from './checkout-address'
import {feeMessages, paymentMessages as texts} from './payment-messages'
import {Bound} from './sign-step'
import {type Ending, useLookingUp, usePaying} from './paying'
import type {StepProps} from './use-checkout'

const sumOf = (due: readonly AccountPayment[], of: (one: AccountPayment) => Cents): Cents =>
    due.reduce((sum, one) => sum + of(one), 0)

/** What is paid now, line by line: the lines add up to the total, or nothing can be paid (D-30). */
export const DueFacts = ({due}: {due: readonly AccountPayment[]}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const fees = taxesAndFees(due.flatMap((one) => one.fees))
    const early = sumOf(due, ({earlyPurchase = 0}) => earlyPurchase)
    const isEarlyOffered = due.length > 0 && due.every(({earlyPurchase = 0}) => earlyPurchase > 0)
    return (
        <>
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
                        value: money(sumOf(due, ({total}) => total)),
                        isTotal: true
                    }
                ]}
            />
            {isEarlyOffered ? (
                <p className="checkout__note">
                    {formatMessage(texts.early, {amount: money(early)})}
                </p>
            ) : null}
        </>
    )
}

const wordsOf = (ending: Ending) => {
    if (ending.state === 'refused') return texts[ending.why]
    return ending.state === 'failed' ? texts.failed : texts.neverTaken
}

/** How the last attempt ended; takes the focus, which goes with the button of that attempt. */
const EndingNotice = ({ending}: {ending: Ending}) => {
    const {formatMessage} = useIntl()
    const element = useRef<HTMLElement>(null)
    useEffect(() => element.current?.focus(), [ending])
    return (
        <section ref={element} tabIndex={-1}>
            <Notice tone="error">{formatMessage(wordsOf(ending))}</Notice>
        </section>
    )
}

type PayProps = {due: readonly AccountPayment[]; paying: ReturnType<typeof usePaying>}

/** The card and the button, which both belong to one attempt. */
const PayWith = ({card, due, paying, onEnd}: PayProps & {card: CardToken; onEnd: () => void}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {isSending, pay} = paying
    const words = {type: card.cardType, lastFour: card.lastFour}
    return (
        <div className="checkout__stack">
            <p role="status">{formatMessage(texts.card, words)}</p>
            <Button pending={isSending} onClick={() => void pay(card, due).then(onEnd)}>
                {formatMessage(texts.pay, {total: money(sumOf(due, ({total}) => total))})}
            </Button>
            <Button look="quiet" onClick={onEnd}>
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

/** The wallets that are set up for this store, and back to the card; nothing where there are none (G-29). */
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

type FrameProps = {wallet: Offered | null; cardFrame: string; onCard: (card: CardToken) => void}

/** Where a card is typed, or the provider of a wallet asks; nothing where neither is set up. */
const FrameToPay = ({wallet, cardFrame, onCard}: FrameProps) => {
    const {formatMessage} = useIntl()
    const address = wallet?.page ?? cardFrame
    const name = wallet && walletNames[wallet.wallet]
    if (address === '') return null
    return (
        <>
            <h2>
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

/** By card or by wallet, each in a frame of its own; after a refusal another one is asked for (D-31, G-29). */
const PayOnline = ({due, paying, taken}: PayProps & {taken: readonly Wallet[]}) => {
    const {wallets = {}} = useAppContext()
    const cardFrame = useCardFrame()
    const [card, setCard] = useState<CardToken | null>(null)
    const [wallet, setWallet] = useState<Offered | null>(null)
    if (card) {
        return <PayWith card={card} due={due} paying={paying} onEnd={() => setCard(null)} />
    }
    if (cardFrame === undefined) return <Skeleton height="12em" />
    const offered = offeredWallets(taken, wallets)
    return (
        <>
            <FrameToPay wallet={wallet} cardFrame={cardFrame} onCard={setCard} />
            <WalletChoice offered={offered} chosen={wallet} onChoose={setWallet} />
        </>
    )
}

/** The ways to pay: by card, by a wallet where one is set up, and at the store (G-29). */
const PaymentOptions = ({due, paying, taken}: PayProps & {taken: readonly Wallet[]}) => {
    const {formatMessage} = useIntl()
    const {ending, isSending, isLeaving, payAtStore} = paying
    return (
        <>
            {ending ? <EndingNotice ending={ending} /> : null}
            <PayOnline due={due} paying={paying} taken={taken} />
            {isSending ? null : (
                <>
                    <h2>{formatMessage(texts.atStore)}</h2>
                    <p>{formatMessage(texts.atStoreHint)}</p>
                    <Button look="secondary" pending={isLeaving} onClick={() => void payAtStore()}>
                        {formatMessage(texts.payAtStore)}
                    </Button>
                </>
            )}
        </>
    )
}

/** A payment that was sent and not answered: it is looked up, and nothing offers to pay a second time (D-30). */
const UnknownPayment = ({onNeverTaken, ...step}: StepProps & {onNeverTaken: () => void}) => {
    const {formatMessage} = useIntl()
    const {isLooking, wasLookedUp, look} = useLookingUp(step, onNeverTaken)
    return (
        <div className="checkout__stack">
            <Notice tone="warning" live>
                {formatMessage(wasLookedUp ? texts.stillUnknown : texts.unknown)}
            </Notice>
            <Button pending={isLooking} onClick={() => void look()}>
                {formatMessage(texts.check)}
            </Button>
        </div>
    )
}

const Due = ({checkout, paying}: Pick<StepProps, 'checkout'> & Pick<PayProps, 'paying'>) => {
    const {formatMessage} = useIntl()
    const ids = checkout.agreements.map(({id}) => id)
    const due = usePersonalQuery(({commerce, customerId}) => paymentsDue(commerce, customerId))
    return (
        <AsyncContent from={due} skeleton={<Skeleton height="12em" />} empty={null}>
            {(all) => {
                const own = all.filter(({id}) => ids.includes(id))
                const isWhole = own.length === ids.length && own.every(addsUp)
                return (
                    <>
                        <DueFacts due={own} />
                        {isWhole ? (
                            <PaymentOptions
                                due={own}
                                paying={paying}
                                taken={checkout.services.wallets}
                            />
                        ) : (
                            <Notice tone="error">{formatMessage(texts.notWhole)}</Notice>
                        )}
                    </>
                )
            }}
        </AsyncContent>
    )
}

/** The first payment, by card or at the store (D-30, G-29). */
export const PaymentStep = ({checkout, base}: StepProps) => {
    const {formatMessage} = useIntl()
    const paying = usePaying({checkout, base})
    const {setEnding, isSending} = paying
    const showNeverTaken = useCallback(() => setEnding({state: 'never-taken'}), [setEnding])
    const isUnknown = checkout.record?.payment?.state === 'sent' && !isSending
    return (
        <div className="checkout__stack">
            <div className="step__head">
                <StepProgress step={stepCount('payment')} minutes={1} />
                <h1 tabIndex={-1}>{formatMessage(texts.title)}</h1>
            </div>
            {isUnknown ? (
                <UnknownPayment checkout={checkout} base={base} onNeverTaken={showNeverTaken} />
            ) : (
                <Due checkout={checkout} paying={paying} />
            )}
            <Bound signed={checkout.facts.signed} />
        </div>
    )
}
