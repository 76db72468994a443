import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {categoryHref} from '@app/domain/catalogue/listing-address'
import {Link} from '@app/routing/links/link'
import {subjectMessages} from '../messages'

/** Links to other categories, side by side. */
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

export type SubCategoriesProps = {of: string; categories: readonly Category[]}

/** The categories below this one that are meant for landing pages [PLP-018]. */
export const SubCategories = ({of, categories}: SubCategoriesProps) => {
    const {formatMessage} = useIntl()
    const shown = categories.filter(({showInLanding}) => showInLanding)
    if (shown.length === 0) return null
    return (
        <nav aria-label={formatMessage(subjectMessages.subCategories, {category: of})}>
            <CategoryLinks categories={shown} />
        </nav>
    )
}
