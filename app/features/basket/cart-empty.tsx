import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {categoryHref} from '@app/domain/listing/address/listing-address'
import {Link} from '@app/routing/links/link'
import {ButtonLink} from '@app/ui/button/button-link'
import {Icon} from '@app/ui/picture/icon/icon'
import {emptyMessages} from './messages'

/** A cart without items, and the ways to fill it. */
export const CartEmpty = ({categories}: {categories: readonly Category[]}) => {
    const {formatMessage} = useIntl()
    return (
        <section className="cart-empty">
            <Icon name="cart" className="cart-empty__icon" />
            <h2>{formatMessage(emptyMessages.title)}</h2>
            <p>{formatMessage(emptyMessages.text)}</p>
            <ButtonLink to="/shop-all">{formatMessage(emptyMessages.start)}</ButtonLink>
            {categories.length > 0 ? (
                <ul className="cart-empty__categories">
                    {categories.map(({id, name, path}) => (
                        <li key={id}>
                            <Link to={categoryHref(path)}>{name}</Link>
                        </li>
                    ))}
                </ul>
            ) : null}
        </section>
    )
}
