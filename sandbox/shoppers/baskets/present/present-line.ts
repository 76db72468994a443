import type {BasketLineCustomAttributes} from '@contract/baskets'
import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import {dollars} from '../../../core/values/money'
import {lineAttributes, shopperAttributes} from '../lines/line-attributes'
import {weeklyRate} from '../lines/sold-product'
import type {Line} from '../model/basket'
import {lineCents, type Totals} from '../totals/basket-totals'

type PresentedLine = ShopperBasketsTypes.ProductItem & BasketLineCustomAttributes

/** A line on the wire. Its price is what it costs a week. */
export const presentLine = (line: Line, {afterDiscounts}: Totals): PresentedLine => {
    const price = dollars(lineCents(line))
    const {product, quantity, inventoryId, giftMessage} = line
    return {
        ...shopperAttributes(line.custom),
        ...lineAttributes(line),
        itemId: line.id,
        productId: product.id,
        productName: product.name,
        itemText: product.name,
        quantity,
        shipmentId: line.shipmentId,
        basePrice: dollars(weeklyRate(product, quantity)),
        price,
        priceAfterItemDiscount: price,
        priceAfterOrderDiscount: dollars(afterDiscounts.get(line) ?? lineCents(line)),
        adjustedTax: 0,
        tax: 0,
        taxBasis: price,
        taxClassId: 'standard',
        taxRate: 0,
        bonusProductLineItem: false,
        gift: line.gift,
        ...(giftMessage && {giftMessage}),
        ...(inventoryId && {inventoryId})
    }
}
