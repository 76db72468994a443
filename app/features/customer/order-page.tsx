import {useIntl} from 'react-intl'
import {type Line, pricedLines} from '@app/commerce/basket/basket'
import {orderCall} from '@app/commerce/checkout/order/order'
import {type Order, type OrderStatus, useOwnOrder} from '@app/commerce/customer/orders'
import {basketTotals} from '@app/domain/basket/basket'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {OwnData} from '@app/routing/data/own-data'
import {definePage, type LoaderArgs} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Price} from '@app/ui/price/price'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {CustomerPage} from './customer-page'
import {customerSkeleton} from './customer-skeleton'
import {LinePicture} from './line-picture'
import {orderMessages as messages, statusMessages} from './messages'

const PATH = '/account/orders'

/** A rented item with its whole price: payments, total cost to own, cash price, condition [D-07]. */
const OrderLine = ({line: {name, path, image, quantity, price}}: {line: Line}) => {
    const {formatMessage} = useIntl()
    return (
        <div className="customer-card">
            <LinePicture image={image} />
            <h3>{path === null ? name : <Link to={path}>{name}</Link>}</h3>
            <p>{formatMessage(messages.quantity, {quantity})}</p>
            {price ? (
                <Price price={price} frequency="weekly" variant="line" />
            ) : (
                <p>{formatMessage(messages.noPrice)}</p>
            )}
        </div>
    )
}

/** The totals of the order. A weekly payment is never shown without the total cost to own [D-07, D-28]. */
const OrderTotals = ({order: {lines, firstWeek, cashPrice}}: {order: Order}) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const isPriced = lines.length > 0 && lines.every(({price}) => price !== null)
    if (!isPriced) return null
    const {payment, totalCostToOwn} = basketTotals(pricedLines(lines), 'weekly')
    const isFirstWeekOther = firstWeek !== null && firstWeek !== payment
    return (
        <>
            <Facts
                rows={[
                    {label: formatMessage(messages.perWeek), value: money(payment)},
                    ...(isFirstWeekOther
                        ? [{label: formatMessage(messages.firstWeek), value: money(firstWeek)}]
                        : []),
                    {label: formatMessage(messages.totalToOwn), value: money(totalCostToOwn)},
                    ...(cashPrice === null
                        ? []
                        : [{label: formatMessage(messages.cash), value: money(cashPrice)}])
                ]}
            />
            <p className="customer-note">{formatMessage(messages.note)}</p>
        </>
    )
}

/** How the first payment was made; of a card only the type and the last four digits [ENTITY-010]. */
const usePaymentRows = (payments: Order['payments']) => {
    const {formatMessage} = useIntl()
    return payments.flatMap(({method, cardType, lastFour, transactionId}) => {
        const card =
            cardType && lastFour
                ? formatMessage(messages.cardEnding, {type: cardType, lastFour})
                : formatMessage(messages.card)
        const paidWith = method === 'at-store' ? formatMessage(messages.atStore) : card
        return [
            {label: formatMessage(messages.paidWith), value: paidWith},
            ...(transactionId
                ? [{label: formatMessage(messages.receipt), value: transactionId}]
                : [])
        ]
    })
}

/** Whether an order's delivery is shown with its agreements (decision 8) [ACCT-043]: not if it was given up. */
const isDelivered = (status: OrderStatus): boolean =>
    !['cancelled', 'replaced', 'failed'].includes(status)

const OrderContents = ({order}: {order: Order}) => {
    const {formatMessage, formatDate} = useIntl()
    const {placedAt, status, lines, promoCode, payments} = order
    const paymentRows = usePaymentRows(payments)
    const placed = placedAt === null ? '' : formatDate(placedAt, {dateStyle: 'long'})
    return (
        <>
            <div className="customer-section">
                <Facts
                    rows={[
                        ...(placed ? [{label: formatMessage(messages.placed), value: placed}] : []),
                        {
                            label: formatMessage(messages.status),
                            value: formatMessage(statusMessages[status])
                        },
                        ...(promoCode
                            ? [{label: formatMessage(messages.promo), value: promoCode}]
                            : []),
                        ...paymentRows
                    ]}
                />
                {isDelivered(status) ? (
                    <p>
                        <ButtonLink to="/my-accounts" look="secondary">
                            {formatMessage(messages.track)}
                        </ButtonLink>
                    </p>
                ) : null}
            </div>
            <section className="customer-section">
                <h2>{formatMessage(messages.items)}</h2>
                <ul className="customer-cards">
                    {lines.map((line) => (
                        <li key={line.id}>
                            <OrderLine line={line} />
                        </li>
                    ))}
                </ul>
                <OrderTotals order={order} />
            </section>
        </>
    )
}

export type OrderPageProps = {order: Loadable<Order>; at: Pick<LoaderArgs, 'params'>}

/**
 * One of the customer's own orders, with all that must be shown with a rent price [D-07, D-28]. Another customer's
 * order looks the same as one that does not exist.
 */
export const OrderPage = ({order, at}: OrderPageProps) => {
    const {formatMessage} = useIntl()
    const isMissing = order.state === 'failed' && order.failure.code === 'not-found'
    const title = isMissing
        ? formatMessage(messages.missing)
        : formatMessage(messages.order, {orderNo: at.params.orderNo ?? ''})
    return (
        <CustomerPage<Order | null>
            path={PATH}
            title={title}
            above={
                <p>
                    <Link to={PATH}>{formatMessage(messages.back)}</Link>
                </p>
            }
            from={isMissing ? {state: 'ready', value: null} : order}
            empty={<p>{formatMessage(messages.missingText)}</p>}
        >
            {(known) => <OrderContents order={known} />}
        </CustomerPage>
    )
}

const OwnOrderPage = ({at}: Pick<OrderPageProps, 'at'>) => (
    <OwnData useData={useOwnOrder} given={at.params.orderNo ?? ''}>
        {(order) => <OrderPage order={order} at={at} />}
    </OwnData>
)

export const page = definePage({
    loader: () => ({}),
    firstCalls: (_shopper, {params}) => [orderCall(params.orderNo ?? '')],
    skeleton: customerSkeleton(PATH, messages.title, {})
})(OwnOrderPage)
