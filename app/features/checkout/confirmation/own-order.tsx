import type {ReactNode} from 'react'
import {useIntl} from 'react-intl'
import {pricedLines} from '@app/commerce/basket/basket'
import {useBasket} from '@app/commerce/basket/basket-context'
import {useCheckoutRecord} from '@app/commerce/checkout/checkout-record'
import type {CheckoutRecord} from '@app/commerce/checkout/stored-record'
import {type PlacedOrder, usePlacedOrder} from '@app/commerce/checkout/order/order'
import {useIdentity} from '@app/commerce/session/identity'
import {useSessionActions} from '@app/commerce/session/session'
import {totalsToPay, totalsWithCode} from '@app/domain/basket/promo-code'
import {Head} from '@app/routing/view/head'
import {OwnData} from '@app/routing/data/own-data'
import {LoadFailed} from '@app/ui/async/async-content'
import {Button, ButtonLink} from '@app/ui/button/button'
import {Notice} from '@app/ui/feedback/notice'
import {useMoney} from '@app/ui/price/rent-texts'
import {type Fact, Facts} from '@app/ui/typography/facts'
import {CheckoutSkeleton} from '../frame/checkout-page.skeleton'
import {DeliveryDay} from './delivery-day'
import {DueOfOrder} from '../frame/due-words'
import {useRemoveOrderedLines} from '../frame/remove-ordered-lines'
import {confirmationMessages as texts} from './confirmation-messages'
import {OrderDocuments} from '../terms/order-documents'
import {PriceOfLine, usePieces} from '../frame/pieces'

type ShownProps = {order: PlacedOrder; record: CheckoutRecord | null}

/** What was ordered, each line at the price that the order's total is made of: with the promo code if there is one (D-07). */
const OrderedLines = ({order: {lines, frequency, promoCode}}: {order: PlacedOrder}) => {
    const nameOf = usePieces()
    const withCode = totalsWithCode(pricedLines(lines), frequency)
    const isReduced = promoCode !== null && withCode !== undefined
    return (
        <ul className="checkout__lines">
            {lines.map((line) => (
                <li key={line.id} className="checkout__line">
                    <h3>{nameOf(line)}</h3>
                    <PriceOfLine
                        line={line}
                        isReduced={isReduced}
                        frequency={frequency}
                        variant="line"
                    />
                </li>
            ))}
        </ul>
    )
}

/** What was ordered and its totals; the amount of the first period is never shown without them (D-28) [CHECKOUT-016]. */
const OrderFacts = ({order}: {order: PlacedOrder}) => {
    const {formatMessage, formatDate} = useIntl()
    const money = useMoney()
    const lines = pricedLines(order.lines)
    const {totalCostToOwn} = totalsToPay(lines, 'weekly')
    const moment = order.createdAt
    return (
        <Facts
            rows={[
                {label: formatMessage(texts.number), value: order.orderNo},
                ...(moment === ''
                    ? []
                    : [
                          {
                              label: formatMessage(texts.placedOn),
                              value: formatDate(moment, {dateStyle: 'long'})
                          }
                      ]),
                {label: formatMessage(texts.orderTotal), value: money(order.orderTotal)},
                {
                    label: formatMessage(texts.totalCost),
                    value: money(totalCostToOwn)
                },
                ...(order.cashPrice === null
                    ? []
                    : [{label: formatMessage(texts.cash), value: money(order.cashPrice)}]),
                ...(order.promoCode === null
                    ? []
                    : [{label: formatMessage(texts.promo), value: order.promoCode}])
            ]}
        />
    )
}

/** How the first payment is made; undefined if it is not known. At the store, it is still to be paid. */
const usePaidWith = ({order, record}: ShownProps): Fact | undefined => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const [payment] = order.payments
    if (!payment) return undefined
    if (payment.method === 'at-store') {
        const {amount} = record?.payment?.state === 'at-store' ? record.payment : {}
        return {
            label: formatMessage(texts.toPay),
            value:
                amount === undefined
                    ? formatMessage(texts.atStore)
                    : formatMessage(texts.amountAtStore, {amount: money(amount)})
        }
    }
    const type = payment.cardType ?? formatMessage(texts.card)
    const {lastFour} = payment
    return {
        label: formatMessage(texts.paidWith),
        value: lastFour === null ? type : formatMessage(texts.cardEnding, {type, lastFour})
    }
}

/** The receipt: the amount of the first payment, how it was paid, and its reference number (D-30) [CHECKOUT-016]. */
const Receipt = (props: ShownProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const paidWith = usePaidWith(props)
    const {reference, amount} = props.record?.payment?.state === 'paid' ? props.record.payment : {}
    return (
        <section aria-labelledby="confirmation-payment">
            <h2 id="confirmation-payment">{formatMessage(texts.payment)}</h2>
            <Facts
                rows={[
                    ...(amount === undefined
                        ? []
                        : [{label: formatMessage(texts.amount), value: money(amount)}]),
                    ...(paidWith ? [paidWith] : []),
                    ...(reference
                        ? [{label: formatMessage(texts.reference), value: reference}]
                        : [])
                ]}
            />
        </section>
    )
}

/** A link back to the shop. A guest whose cart is empty gets a new guest session first (D-05). */
const KeepShopping = () => {
    const {formatMessage} = useIntl()
    const {startNewSession} = useSessionActions()
    const {state} = useIdentity()
    const cart = useBasket()
    const isDone = cart.state === 'ready' && (cart.basket?.lines.length ?? 0) === 0
    const leave = () => {
        if (state === 'guest' && isDone) void startNewSession().catch(() => undefined)
    }
    return (
        <ButtonLink look="quiet" to="/shop-all" onClick={leave}>
            {formatMessage(texts.goOn)}
        </ButtonLink>
    )
}

/** What happened with benefits plus, if it was chosen [CHECKOUT-011]. */
const Joined = ({record}: Pick<ShownProps, 'record'>) => {
    const {formatMessage} = useIntl()
    if (!record?.services?.benefitsPlus) return null
    return <Notice tone="good">{formatMessage(texts.benefitsPlus)}</Notice>
}

const DocumentsOf = ({record: {agreementIds, payment}}: {record: CheckoutRecord}) => (
    <OrderDocuments
        agreementIds={agreementIds}
        reference={payment?.state === 'paid' ? payment.reference : ''}
    />
)

const Confirmation = ({order, record}: ShownProps) => {
    const {formatMessage} = useIntl()
    const own = record?.orderNo === order.orderNo ? record : null
    return (
        <div className="checkout__stack">
            <Head title={formatMessage(texts.title)} index={false} />
            <h1>{formatMessage(texts.title)}</h1>
            {order.email ? <p>{formatMessage(texts.mailed, {email: order.email})}</p> : null}
            <Joined record={own} />
            <OrderFacts order={order} />
            {own && order.shippingMethod === 'delivery' ? (
                <DeliveryDay agreementIds={own.agreementIds} />
            ) : null}
            {order.shippingMethod === 'pickup' ? (
                <Notice>{formatMessage(texts.pickup)}</Notice>
            ) : null}
            <section aria-labelledby="confirmation-lines">
                <h2 id="confirmation-lines">{formatMessage(texts.lines)}</h2>
                <OrderedLines order={order} />
            </section>
            {own ? <DueOfOrder order={order} record={own} /> : null}
            <Receipt order={order} record={own} />
            {own ? <DocumentsOf record={own} /> : null}
            <div className="checkout__ends">
                <Button look="secondary" onClick={() => window.print()}>
                    {formatMessage(texts.print)}
                </Button>
                <KeepShopping />
            </div>
        </div>
    )
}

/** Shown if the order is placed but its number is not known: the remaining steps can be done here all the same. */
const WithoutNumber = ({record}: {record: CheckoutRecord}) => {
    const {formatMessage} = useIntl()
    return (
        <div className="checkout__stack">
            <Head title={formatMessage(texts.title)} index={false} />
            <h1>{formatMessage(texts.title)}</h1>
            <Notice>{formatMessage(texts.noNumber)}</Notice>
            {record.isPickup ? (
                <Notice>{formatMessage(texts.pickup)}</Notice>
            ) : (
                <DeliveryDay agreementIds={record.agreementIds} />
            )}
            <KeepShopping />
        </div>
    )
}

type OrderOfProps = {orderNo: string; record: CheckoutRecord | null; children: ReactNode}

const OrderOf = ({orderNo, record, children}: OrderOfProps) => (
    <OwnData useData={usePlacedOrder} given={orderNo}>
        {(order) => {
            if (order.state === 'loading') return <CheckoutSkeleton />
            if (order.state === 'ready') return <Confirmation order={order.value} record={record} />
            const {code} = order.failure
            const isNone = code === 'not-found' || code === 'refused'
            return isNone ? <>{children}</> : <LoadFailed retry={order.retry} />
        }}
    </OwnData>
)

export type OwnOrderProps = {
    /** The order number in the address. */
    named: string | undefined
    /** Shown if this shopper has no such order. */
    children: ReactNode
}

/** The order in the address, otherwise the last order of this browser, even if its number is not known. */
export const OwnOrder = ({named, children}: OwnOrderProps) => {
    const identity = useIdentity()
    const customerId = 'customerId' in identity ? identity.customerId : undefined
    const record = useCheckoutRecord(customerId)
    useRemoveOrderedLines(record)
    if (customerId === undefined && identity.state !== 'guest') return <CheckoutSkeleton />
    const orderNo = named ?? record?.orderNo
    if (orderNo !== undefined) {
        return (
            <OrderOf orderNo={orderNo} record={record}>
                {children}
            </OrderOf>
        )
    }
    return record?.isPlaced ? <WithoutNumber record={record} /> : <>{children}</>
}
