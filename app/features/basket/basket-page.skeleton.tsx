import {useIntl} from 'react-intl'
import {Skeleton} from '@app/ui/async/skeleton'
import {Notice} from '@app/ui/feedback/notice'
import {Main} from '@app/ui/navigation/main'
import {messages} from './messages'

/** Placeholders for two lines. */
export const BasketLinesSkeleton = () => (
    <div className="cart__lines">
        <div className="cart__list">
            {['first', 'second'].map((slot) => (
                <div key={slot}>
                    <div className="cart-line">
                        <div className="cart-line__picture" />
                        <div className="cart-line__facts">
                            <Skeleton height="1.5rem" />
                            <Skeleton width="60%" />
                        </div>
                        <div className="cart-line__price">
                            <Skeleton width="9rem" height="1.8rem" />
                            <Skeleton height="2.4rem" />
                        </div>
                        <div className="cart-line__quantity">
                            <Skeleton width="9rem" height="2.75rem" />
                        </div>
                    </div>
                </div>
            ))}
        </div>
    </div>
)

/** The skeleton of the cart, in the cart's own grid. */
export const BasketSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <div aria-busy="true">
            <p className="visually-hidden scripting" role="status">
                {formatMessage(messages.loading)}
            </p>
            <noscript>
                <Notice>{formatMessage(messages.needsScript)}</Notice>
            </noscript>
            <div className="scripting">
                <div className="cart__body">
                    <BasketLinesSkeleton />
                    <div className="cart__summary">
                        <Skeleton width="7rem" height="2rem" />
                        <Skeleton height="9rem" />
                    </div>
                </div>
            </div>
        </div>
    )
}

/** The cart page before its code is loaded. */
export const BasketPageSkeleton = () => {
    const {formatMessage} = useIntl()
    return (
        <Main look="cart" pending>
            <h1>{formatMessage(messages.title)}</h1>
            <BasketSkeleton />
        </Main>
    )
}
