import {useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import {
    type PaymentAttempt as Attempt,
    usePaymentAttempt
} from '@app/commerce/account/payments/payment-attempt'
import type {PaymentMethod} from '@app/commerce/account/payments/payment-methods'
import type {PastPayment} from '@app/commerce/account/payments/payment-history'
import {useRecentlyPaid} from '@app/commerce/account/payments/recently-paid'
import {
    type PayingCard,
    useLookUpAgreementPayment,
    usePayAgreements
} from '@app/commerce/payments/agreement-payment'
import {useShopper} from '@app/commerce/session/session'
import type {Store} from '@app/commerce/stores/store'
import {preferredMethod, usableMethods} from '@app/domain/agreements/account-alerts'
import {
    chosenPayments,
    chosenTotal,
    type PaymentChoice
} from '@app/domain/payments/account-payments'
import type {CalendarDay} from '@app/domain/calendar/calendar'
import type {Cents} from '@app/domain/prices/money'
import {newId} from '@app/lib/browser/new-id'
import {useIsomorphicLayoutEffect} from '@app/lib/browser/react-hooks'
import {useNavigate} from '@app/routing/route/location'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {PaymentAttempt} from '@app/ui/payment/payment-attempt'
import {type NotPaid, usePayment} from '@app/ui/payment/use-payment'
import {useMoney} from '@app/ui/price/rent-texts'
import {AmountAtStore, CallStore, ReachStore} from '@app/ui/store/reach-store'
import {Facts} from '@app/ui/typography/facts'
import {receiptPath} from '../frame/account-addresses'
import {TypeCard} from './add-card'
import {type ChosenCard, DueChoice, MethodChoice, type PayableLine, useCardName} from './pay-choice'
import {payMessages as texts, refusalMessages} from './pay-messages'
import type {toPayAtStore} from './payable'

type Chosen = {
    lines: readonly PayableLine[]
    choices: readonly PaymentChoice[]
    card: ChosenCard
}

/** The parts of a payment, with the platform's amounts. */
const partsOf = ({lines, choices}: Pick<Chosen, 'lines' | 'choices'>) =>
    chosenPayments(
        lines.map(({payment}) => payment),
        choices
    ).flatMap((part) => {
        const line = lines.find(({payment}) => payment.id === part.id)
        if (!line) return []
        const {of, dueDay} = line.payment
        return [{...part, of, dueDay, name: line.name}]
    })

type ConfirmProps = Chosen & {isPaying: boolean; onPay: () => void; onChange: () => void}

/** Shows once more what will be paid, with the one button that pays it. */
const Confirm = ({isPaying, onPay, onChange, card, ...chosen}: ConfirmProps) => {
    const {formatMessage} = useIntl()
    const [money, nameOf] = [useMoney(), useCardName()]
    const parts = partsOf(chosen)
    const amount = money(chosenTotal(parts))
    const heading = useRef<HTMLHeadingElement>(null)
    useIsomorphicLayoutEffect(() => heading.current?.focus(), [])
    return (
        <section className="account-section" aria-label={formatMessage(texts.confirm)}>
            <h2 ref={heading} tabIndex={-1}>
                {formatMessage(texts.confirm)}
            </h2>
            <Facts
                rows={[
                    ...parts.map(({name, kind, amount: value}) => ({
                        label: kind === 'due' ? name : formatMessage(texts.earlyPart, {name}),
                        value: money(value)
                    })),
                    {label: formatMessage(texts.method), value: nameOf(card)},
                    {label: formatMessage(texts.total), value: amount, isTotal: true}
                ]}
            />
            {parts.some(({kind}) => kind === 'early-purchase') ? (
                <p className="account-note">{formatMessage(texts.earlyMeans)}</p>
            ) : null}
            <p className="account-actions">
                <Button pending={isPaying} onClick={onPay}>
                    {formatMessage(texts.pay, {amount})}
                </Button>
                {isPaying ? null : (
                    <Button look="quiet" onClick={onChange}>
                        {formatMessage(texts.change)}
                    </Button>
                )}
            </p>
        </section>
    )
}

/** What went wrong; `id` names the agreement or club if there are several. */
type Problem = {why: 'choose' | NotPaid; id?: string | undefined}

type ProblemProps = {problem: Problem; lines: readonly PayableLine[]; store: Store | null}

/** What the renter is told to call the store about. */
const callsStore: ReadonlySet<Problem['why']> = new Set(['not-allowed', 'refused'])

/** Gets the focus, and so scrolls into view: it stands above the list of what can be paid. */
const ProblemNotice = ({problem, lines, store}: ProblemProps) => {
    const {formatMessage} = useIntl()
    const {why, id} = problem
    const part = useRef<HTMLDivElement>(null)
    useIsomorphicLayoutEffect(() => part.current?.focus(), [problem])
    const isRefusal = why in refusalMessages && why !== 'paid-before'
    const words = formatMessage({...texts, ...refusalMessages}[why])
    const name = lines.find(({payment}) => payment.id === id)?.name
    return (
        <div ref={part} tabIndex={-1}>
            <Notice tone={isRefusal ? 'error' : 'warning'} live>
                {name ? formatMessage(texts.named, {name, words}) : words}{' '}
                {callsStore.has(why) ? <CallStore store={store} /> : null}
            </Notice>
        </div>
    )
}

const payingCard = (chosen: ChosenCard): PayingCard =>
    chosen.kind === 'saved'
        ? {methodId: chosen.method.id}
        : {card: chosen.card, isCardSaved: chosen.isSaved}

/**
 * The card to pay with: at first the preferred one, never one that was declined (D-43). After an attempt a typed card is
 * forgotten, as its token counts once.
 */
const useCardChoice = (methods: readonly PaymentMethod[], today: CalendarDay) => {
    const [typed, setTyped] = useState<Extract<ChosenCard, {kind: 'typed'}> | null>(null)
    const [chosenId, setChosenId] = useState<string | null>(null)
    const [refusedId, setRefusedId] = useState<string | null>(null)
    const others = methods.filter(({id}) => id !== refusedId)
    const preferred = preferredMethod(others, today)
    const method = usableMethods(methods, today).find(({id}) => id === chosenId) ?? preferred
    const saved = method && {kind: 'saved' as const, method}
    const card = chosenId === null && typed ? typed : saved
    return {
        typed,
        card,
        choose: (chosen: ChosenCard) => {
            if (chosen.kind === 'typed') setTyped(chosen)
            setChosenId(chosen.kind === 'saved' ? chosen.method.id : null)
        },
        /** After an attempt. A saved card that was refused is not chosen by itself again (D-43). */
        forget: (isCardRefused: boolean) => {
            setTyped(null)
            if (!isCardRefused || card?.kind !== 'saved') return
            setRefusedId(card.method.id)
            setChosenId(null)
        }
    }
}

/** The parts that an answer names as paid; all of them, if it names none. */
const paidIds = ({parts}: PastPayment, {ids}: Attempt): string[] =>
    ids.filter((id) => parts.length === 0 || parts.some((part) => part.id === id))

/** Pays with a key of its own, and handles the result (D-30). `onProblem` is called with null when an attempt starts. */
const useAccountPayment = (onProblem: (problem: Problem | null) => void) => {
    const goTo = useNavigate()
    const customerId = useShopper()?.customerId ?? ''
    const stored = usePaymentAttempt(customerId)
    const {mutateAsync: send} = usePayAgreements()
    const {markPaid} = useRecentlyPaid()

    const paid = (payment: PastPayment, attempt: Attempt) => {
        const ids = paidIds(payment, attempt)
        markPaid(ids)
        goTo(
            receiptPath(
                payment.reference,
                attempt.ids.filter((id) => !ids.includes(id))
            )
        )
    }
    const {pay, ...payment} = usePayment({
        send,
        stored,
        onPaid: (receipt, {attempt}) => paid(receipt, attempt),
        onNotPaid: (why, id) => onProblem({why, id})
    })
    return {
        ...payment,
        paid,
        pay: async (chosen: Chosen) => {
            onProblem(null)
            const parts = partsOf(chosen)
            const ids = parts.map(({id}) => id)
            const sent = {key: newId(), sentAt: Date.now()}
            const attempt = {...sent, ids, amount: chosenTotal(parts)}
            await pay({attempt, from: payingCard(chosen.card), chosen: parts})
        }
    }
}

export type PayStepsProps = {
    lines: readonly PayableLine[]
    methods: readonly PaymentMethod[]
    today: CalendarDay
    /** The ids in the address: chosen at first. */
    first: readonly string[]
    /** Whether to choose owning the piece today, if the platform offers it. */
    isEarly: boolean
    /** The part of what is due that cannot be paid online; undefined if there is none [ACCT-020] [ACCT-021]. */
    atStore: ReturnType<typeof toPayAtStore>
    /** The renter's own store; null if it is not known. */
    store: Store | null
}

const firstChoice = ({lines, first, isEarly}: PayStepsProps): PaymentChoice[] =>
    lines.flatMap(({payment: {id, earlyPurchase}}): PaymentChoice[] => {
        if (!first.includes(id)) return []
        return [{id, kind: isEarly && earlyPurchase !== undefined ? 'early-purchase' : 'due'}]
    })

const NothingToPay = ({atStore, store}: Pick<PayStepsProps, 'atStore' | 'store'>) => {
    const {formatMessage} = useIntl()
    if (!atStore)
        return (
            <>
                <p>{formatMessage(texts.empty)}</p>
                <p>
                    <ButtonLink look="secondary" to="/my-accounts">
                        {formatMessage(texts.back)}
                    </ButtonLink>
                </p>
            </>
        )
    return (
        <>
            <p>{formatMessage(texts.onlyAtStore)}</p>
            <AmountAtStore {...atStore} />
            {store ? <ReachStore store={store} /> : null}
        </>
    )
}

type GoOnProps = {isUsable: boolean; total: Cents; store: Store | null; onGoOn: () => void}

/** The total of what is chosen, and the button to the next step; no button without a usable card. */
const GoOn = ({isUsable, total, store, onGoOn}: GoOnProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    if (!isUsable) {
        return (
            <Notice>
                {formatMessage(texts.noMethod)} <CallStore store={store} />
            </Notice>
        )
    }
    return (
        <div className="account-section">
            <Facts
                rows={[{label: formatMessage(texts.total), value: money(total), isTotal: true}]}
            />
            <p className="account-actions">
                <Button onClick={onGoOn}>{formatMessage(texts.next)}</Button>
            </p>
        </div>
    )
}

type PayFormProps = PayStepsProps & {
    cards: ReturnType<typeof useCardChoice>
    payment: ReturnType<typeof useAccountPayment>
    problem: Problem | null
    onProblem: (problem: Problem | null) => void
    choices: readonly PaymentChoice[]
    onChoices: (choices: PaymentChoice[]) => void
    isConfirming: boolean
    onConfirming: (isConfirming: boolean) => void
}

/** What is chosen to be paid and with which card; then the same once more, to confirm it. */
const PayForm = ({cards, payment, problem, choices, isConfirming, ...props}: PayFormProps) => {
    const {formatMessage} = useIntl()
    const {lines, methods, today, store, onProblem, onConfirming} = props
    const {card, typed, choose} = cards
    const [isBack, setBack] = useState(false)
    const chosen = {lines, choices}
    if (isConfirming && card && partsOf(chosen).length > 0) {
        return (
            <Confirm
                {...chosen}
                card={card}
                isPaying={payment.isPaying}
                onPay={() => void payment.pay({...chosen, card})}
                onChange={() => {
                    onConfirming(false)
                    setBack(true)
                }}
            />
        )
    }
    const goOn = () => {
        const isWhole = partsOf(chosen).length > 0 && card !== undefined
        onProblem(isWhole ? null : {why: 'choose'})
        onConfirming(isWhole)
        setBack(false)
    }
    return (
        <>
            {problem ? <ProblemNotice problem={problem} lines={lines} store={store} /> : null}
            <DueChoice
                lines={lines}
                choices={choices}
                onChange={props.onChoices}
                today={today}
                takesFocus={isBack}
            />
            <MethodChoice
                methods={methods}
                today={today}
                typed={typed}
                chosen={card}
                onChoose={choose}
            />
            <TypeCard
                open={formatMessage(texts.otherCard)}
                onCard={(framed) => choose({kind: 'typed', card: framed, isSaved: false})}
            />
            <GoOn
                isUsable={typed !== null || usableMethods(methods, today).length > 0}
                total={chosenTotal(partsOf(chosen))}
                store={store}
                onGoOn={goOn}
            />
        </>
    )
}

/** The steps of a payment: choose, confirm, wait for the result [ACCT-039] (G-42). */
export const PaySteps = (props: PayStepsProps) => {
    const {lines, methods, today, atStore, store} = props
    const [choices, setChoices] = useState(() => firstChoice(props))
    const cards = useCardChoice(methods, today)
    const [isConfirming, setConfirming] = useState(false)
    const [problem, setProblem] = useState<Problem | null>(null)
    const payment = useAccountPayment((next) => {
        setProblem(next)
        if (next === null) return
        setConfirming(false)
        cards.forget(next.why === 'declined' || next.why === 'expired')
    })
    const {mutateAsync: lookUp} = useLookUpAgreementPayment()
    return (
        <PaymentAttempt
            payment={payment}
            lookUp={(attempt) => lookUp({attempt, now: Date.now()})}
            onPaid={(found, attempt) => {
                if (found) payment.paid(found, attempt)
            }}
            store={store}
        >
            {lines.length === 0 ? (
                <NothingToPay atStore={atStore} store={store} />
            ) : (
                <PayForm
                    {...props}
                    cards={cards}
                    payment={payment}
                    problem={problem}
                    onProblem={setProblem}
                    choices={choices}
                    onChoices={setChoices}
                    isConfirming={isConfirming}
                    onConfirming={setConfirming}
                />
            )}
        </PaymentAttempt>
    )
}
