import {useIntl} from 'react-intl'
import type {Category} from '@app/commerce/categories/category'
import {subjectMessages} from './subject-messages'
import {CategoryLinks} from './category-links'

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
