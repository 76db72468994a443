import {Skeleton} from '@app/ui/skeleton/skeleton'

/** Two lines that are not known yet. */
export const CartLinesSkeleton = () => (
    <div className="cart__lines">
        <div className="cart__list">
            {['first', 'second'].map((place) => (
                <div key={place}>
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
