import {useIntl} from 'react-intl'
import type {Offer, Product, ProductGroup, UnitPriceSpecification, WithContext} from 'schema-dts'
import type {ProductDetail} from '@app/commerce/products/product'
import {dollarsFromCents} from '@app/domain/prices/money'
import type {RentPrice} from '@app/domain/prices/pricing'
import {isUsed, type StockStatus} from '@app/domain/prices/stock'
import {plainText} from '@app/lib/text/html'
import {currency} from '@app/lib/address/locales'
import {withoutQuery} from '@app/lib/address/page-path'
import {breadcrumbList} from '@app/lib/text/structured-data'
import {useAppContext} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import type {Crumb} from '@app/ui/navigation/breadcrumbs'
import {sharedImageUrl} from '@app/lib/address/image-address'
import {conditionMessages} from '@app/ui/price/messages'
import {useMoney} from '@app/ui/price/rent-texts'
import {messages} from './messages'

const availabilities = {
    'in-stock': 'https://schema.org/InStock',
    'out-of-stock': 'https://schema.org/OutOfStock',
    'special-order': 'https://schema.org/BackOrder'
} as const satisfies Record<StockStatus, string>

/** The weekly payment for search engines: so much per week, for so many weeks. */
const weeklyPayment = ({weekly, terms}: RentPrice): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price: dollarsFromCents(weekly).toFixed(2),
    priceCurrency: currency,
    unitCode: 'WEE',
    billingIncrement: 1,
    billingDuration: terms,
    referenceQuantity: {'@type': 'QuantitativeValue', value: 1, unitCode: 'WEE'}
})

/** The offer; its one price is the total cost to own, which a shopper pays in the end (D-07). */
const offerOf = (price: RentPrice, stock: StockStatus, url: string): Offer => ({
    '@type': 'Offer',
    url,
    price: dollarsFromCents(price.totalCostToOwn).toFixed(2),
    priceCurrency: currency,
    priceSpecification: weeklyPayment(price),
    availability: availabilities[stock],
    itemCondition: isUsed(price.condition)
        ? 'https://schema.org/UsedCondition'
        : 'https://schema.org/NewCondition'
})

/** The attributes by which a search engine may tell variants apart, and schema.org's name of each. */
const variesBy: Readonly<Record<string, 'color' | 'size' | 'material'>> = {
    color: 'color',
    size: 'size',
    material: 'material'
}

/** What the page's own variant is in each attribute, such as {color: 'Grey'}. */
const chosenIn = ({
    variations
}: ProductDetail): Partial<Record<'color' | 'size' | 'material', string>> =>
    Object.fromEntries(
        variations.flatMap(({id, values}) => {
            const [name, chosen] = [variesBy[id], values.find(({selected}) => selected)]
            return name && chosen ? [[name, chosen.label]] : []
        })
    )

/** The group of a variant, with the pages of the others; nothing for a product without variants. */
const groupOf = (
    {groupId, name, variations, path}: ProductDetail,
    addressOf: (path: string) => string
): {isVariantOf?: ProductGroup} => {
    if (groupId === null) return {}
    const paths = variations.flatMap(({values}) => values.flatMap((value) => value.path ?? []))
    const attributes = variations.flatMap(({id}) => variesBy[id] ?? [])
    return {
        isVariantOf: {
            '@type': 'ProductGroup',
            productGroupID: groupId,
            name,
            variesBy: attributes.map((attribute) => `https://schema.org/${attribute}`),
            hasVariant: [...new Set(paths)]
                .filter((other) => other !== path)
                .map((other): Product => ({'@type': 'Product', url: addressOf(other)}))
        }
    }
}

/** A product for search engines [G-71]; without a complete price it has no offer. `addressOf` makes a path absolute. */
export const productStructuredData = (
    product: ProductDetail,
    {origin, addressOf}: {origin: string; addressOf: (path: string) => string}
): WithContext<Product> => {
    const {id, name, brand, images, description, price, availability} = product
    const url = addressOf(product.path)
    const text = plainText(description)
    return {
        '@context': 'https://schema.org',
        '@type': 'Product',
        sku: id,
        name,
        url,
        image: images.map(({link}) => sharedImageUrl(link, origin)),
        ...(text !== '' && {description: text}),
        ...(brand !== null && {brand: {'@type': 'Brand', name: brand}}),
        ...chosenIn(product),
        ...groupOf(product, addressOf),
        ...(price && {offers: offerOf(price, availability.stock, url)})
    }
}

export type ProductHeadProps = {product: ProductDetail; trail: readonly Crumb[]}

/** The head of a product page, for crawlers and browser tabs [G-71]. */
export const ProductHead = ({product, trail}: ProductHeadProps) => {
    const {formatMessage} = useIntl()
    const money = useMoney()
    const {locale, origin} = useAppContext()
    const {name, price, path} = product
    const [picture] = product.images
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
    const title =
        price !== null && isUsed(price.condition)
            ? formatMessage(messages.usedTitle, {
                  name,
                  condition: formatMessage(conditionMessages[price.condition])
              })
            : name
    const whole = (to: string) => `${origin}${inLocale(locale, to)}`
    const steps = [...trail, {label: name, to: path}].map(({label, to}) => ({
        name: label,
        url: whole(withoutQuery(to))
    }))
    return (
        <Head
            title={title}
            description={description}
            canonical={path}
            picture={
                picture && {address: sharedImageUrl(picture.link, origin), alt: picture.alt || name}
            }
            structuredData={[
                productStructuredData(product, {origin, addressOf: whole}),
                breadcrumbList(steps)
            ]}
        />
    )
}
