import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import {Facts} from '@app/ui/words/facts/facts'
import {RichText} from '@app/ui/words/rich-text/rich-text'
import {messages} from '../messages'

export type ProductDetailsProps = Pick<ProductDetail, 'description' | 'specifications'>

/** What the product is: its description and its measures, each only where there is one. */
export const ProductDetails = ({description, specifications}: ProductDetailsProps) => {
    const {formatMessage} = useIntl()
    return (
        <div className="details">
            {description === '' ? null : (
                <section className="section" aria-labelledby="description-title">
                    <h2 id="description-title">{formatMessage(messages.descriptionTitle)}</h2>
                    <RichText html={description} />
                </section>
            )}
            {specifications.length === 0 ? null : (
                <section className="section" aria-labelledby="specifications-title">
                    <h2 id="specifications-title">{formatMessage(messages.specifications)}</h2>
                    <Facts rows={specifications} />
                </section>
            )}
        </div>
    )
}
