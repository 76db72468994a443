import type {Category} from '@app/commerce/categories/category'
import {categoryHref} from '@app/domain/listing/address/listing-address'
import {Link} from '@app/routing/links/link'

/** Ways to other categories, side by side. */
export const CategoryLinks = ({categories}: {categories: readonly Category[]}) => (
    <ul className="sub-categories">
        {categories.map(({id, name, path}) => (
            <li key={id}>
                <Link className="sub-categories__link" to={categoryHref(path)}>
                    {name}
                </Link>
            </li>
        ))}
    </ul>
)
