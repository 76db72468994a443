import {useIntl} from 'react-intl'
import {pricedLines} from '@app/commerce/basket/basket'
import {
    type Order,
    orderHistoryCall,
    type OrderPage,
    ordersPerPage,
    useOrderHistory
} from '@app/commerce/customer/orders'
import {basketTotals} from '@app/domain/basket/basket'
import type {Loadable} from '@app/routing/route/commerce-query'
import {OwnData} from '@app/routing/data/own-data'
import {definePage, type LoaderArgs} from '@app/routing/route/page'
import {ButtonLink} from '@app/ui/button/button'
import {Pagination} from '@app/ui/navigation/pagination'
import {useMoney} from '@app/ui/price/rent-texts'
import {Facts} from '@app/ui/typography/facts'
import {CustomerPage} from './customer-page'
import {customerSkeleton} from './customer-skeleton'
import {LinePicture} from './line-picture'
import {orderMessages as messages, statusMessages} from './messages'

const PATH = '/account/orders'

const pageIn = (search: URLSearchParams): number => {
    const page = Number(search.get('page') ?? 1)
    return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** An order in the history, with its total cost to own: a weekly payment alone would not say enough [D-07, D-28]. */
const OrderCard = ({order}: {order: Order}) => {
    const {formatMessage, formatDate, formatList} = useIntl()
    const money = useMoney()
    const {orderNo, placedAt, status, lines} = order
    const {totalCostToOwn} = basketTotals(pricedLines(lines), 'weekly')
    const isPriced = lines.length > 0 && lines.every(({price}) => price !== null)
    const placed = placedAt === null ? '' : formatDate(placedAt, {dateStyle: 'long'})
    return (
        <article className="customer-card">
            <h2>{formatMessage(messages.order, {orderNo})}</h2>
            <div className="customer-pictures">
                {lines.map(({id, image}) => (
                    <LinePicture key={id} image={image} />
                ))}
            </div>
            <Facts
                rows={[
                    ...(placed ? [{label: formatMessage(messages.placed), value: placed}] : []),
                    {
                        label: formatMessage(messages.status),
                        value: formatMessage(statusMessages[status])
                    },
                    {
                        label: formatMessage(messages.items),
                        value: formatList(lines.map(({name}) => name))
                    },
                    ...(isPriced
                        ? [
                              {
                                  label: formatMessage(messages.totalToOwn),
                                  value: money(totalCostToOwn)
                              }
                          ]
                        : [])
                ]}
            />
            <p>
                <ButtonLink
                    to={`${PATH}/${encodeURIComponent(orderNo)}`}
                    look="secondary"
                    aria-label={formatMessage(messages.seeNamed, {orderNo})}
                >
                    {formatMessage(messages.see)}
                </ButtonLink>
            </p>
        </article>
    )
}

const NoOrders = () => {
    const {formatMessage} = useIntl()
    return (
        <>
            <p>{formatMessage(messages.empty)}</p>
            <p>
                <ButtonLink to="/shop-all">{formatMessage(messages.start)}</ButtonLink>
            </p>
        </>
    )
}

export type OrdersPageProps = {history: Loadable<OrderPage>; at: Pick<LoaderArgs, 'search'>}

/** A customer's orders, newest first, ten per page [ROUTE-006] [ACCT-002]. */
export const OrdersPage = ({history, at}: OrdersPageProps) => {
    const {formatMessage} = useIntl()
    return (
        <CustomerPage
            path={PATH}
            canonical={PATH}
            title={formatMessage(messages.title)}
            from={history}
        >
            {({orders, total}) =>
                total === 0 ? (
                    <NoOrders />
                ) : (
                    <>
                        <ul
                            className="customer-cards customer-cards--orders"
                            aria-label={formatMessage(messages.list)}
                        >
                            {orders.map((order) => (
                                <li key={order.orderNo}>
                                    <OrderCard order={order} />
                                </li>
                            ))}
                        </ul>
                        <Pagination
                            current={pageIn(at.search)}
                            count={Math.ceil(total / ordersPerPage)}
                            addressOf={(page) => (page === 1 ? PATH : `${PATH}?page=${page}`)}
                        />
                    </>
                )
            }
        </CustomerPage>
    )
}

/** The page with the customer's own orders. */
export const OwnOrdersPage = ({at}: Pick<OrdersPageProps, 'at'>) => (
    <OwnData useData={useOrderHistory} given={pageIn(at.search)}>
        {(history) => <OrdersPage history={history} at={at} />}
    </OwnData>
)

export const page = definePage({
    loader: () => ({}),
    firstCalls: ({customerId}, {search}) => [orderHistoryCall(customerId, pageIn(search))],
    skeleton: customerSkeleton(PATH, messages.title)
})(OwnOrdersPage)
