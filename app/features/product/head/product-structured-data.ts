import type {Offer, Product, UnitPriceSpecification, WithContext} from 'schema-dts'
import type {ProductDetail} from '@app/commerce/products/product'
import {dollarsFromCents} from '@app/domain/money/cents'
import type {RentPrice} from '@app/domain/pricing/rent-price'
import type {StockStatus} from '@app/domain/stock/stock-status'
import {plainText} from '@app/lib/safety/plain-text'
import {imageAddress} from '@app/ui/picture/image/image-address'

const PICTURE_WIDTH = 1200

const availabilities = {
    'in-stock': 'https://schema.org/InStock',
    'out-of-stock': 'https://schema.org/OutOfStock',
    'special-order': 'https://schema.org/BackOrder'
} as const satisfies Record<StockStatus, string>

/** The weekly payment as what it is: so much per week, for so many weeks. */
const weeklyPayment = ({weekly, terms}: RentPrice): UnitPriceSpecification => ({
    '@type': 'UnitPriceSpecification',
    price: dollarsFromCents(weekly).toFixed(2),
    priceCurrency: 'USD',
    unitCode: 'WEE',
    billingIncrement: 1,
    billingDuration: terms,
    referenceQuantity: {'@type': 'QuantitativeValue', value: 1, unitCode: 'WEE'}
})

/** The offer; its one price is the total cost to own, which is what a shopper pays in the end (D-07). */
const offerOf = (price: RentPrice, stock: StockStatus, url: string): Offer => ({
    '@type': 'Offer',
    url,
    price: dollarsFromCents(price.totalCostToOwn).toFixed(2),
    priceCurrency: 'USD',
    priceSpecification: weeklyPayment(price),
    availability: availabilities[stock],
    itemCondition:
        price.condition === 'new'
            ? 'https://schema.org/NewCondition'
            : 'https://schema.org/UsedCondition'
})

const whole = (address: string, origin: string) =>
    address.startsWith('/') ? `${origin}${address}` : address

/** A product as search engines read it [G-71]; without a whole price it has no offer. `url` is the page's own. */
export const productStructuredData = (
    product: ProductDetail,
    {url, origin}: {url: string; origin: string}
): WithContext<Product> => {
    const {id, name, brand, images, description, price, availability} = product
    const text = plainText(description)
    return {
        '@context': 'https://schema.org',
        '@type': 'Product',
        sku: id,
        name,
        url,
        image: images.map(({link}) => whole(imageAddress(link, PICTURE_WIDTH), origin)),
        ...(text !== '' && {description: text}),
        ...(brand !== null && {brand: {'@type': 'Brand', name: brand}}),
        ...(price && {offers: offerOf(price, availability.stock, url)})
    }
}
