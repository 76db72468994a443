import {useIntl} from 'react-intl'
import type {ProductDetail} from '@app/commerce/products/product'
import {withoutQuery} from '@app/lib/without-query'
import {breadcrumbList} from '@app/lib/structured-data/breadcrumb-list'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/address/locale-path'
import {useVisit} from '@app/routing/visit'
import type {Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'
import {conditionMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/use-money'
import {messages} from '../messages'
import {productStructuredData} from './product-structured-data'

export type ProductHeadProps = {product: ProductDetail; trail: readonly Crumb[]}

/** What crawlers and tabs read of a product [G-71]. */
export const ProductHead = ({product, trail}: ProductHeadProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {locale, origin} = useVisit()
    const {name, price, path} = product
    const description = price
        ? formatMessage(messages.description, {
              name,
              payment: money(price.weekly),
              terms: price.terms,
              total: money(price.totalCostToOwn),
              condition: formatMessage(conditionMessages[price.condition]),
              cash: price.cashPrice === undefined ? 'unknown' : money(price.cashPrice)
          })
        : formatMessage(messages.plainDescription, {name})
    const whole = (to: string) => `${origin}${inLocale(locale, to)}`
    const steps = [...trail, {label: name, to: path}].map(({label, to}) => ({
        name: label,
        url: whole(withoutQuery(to))
    }))
    return (
        <Head
            title={name}
            description={description}
            canonical={path}
            structuredData={[
                productStructuredData(product, {url: whole(path), origin}),
                breadcrumbList(steps)
            ]}
        />
    )
}
