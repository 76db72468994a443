import {productForStore} from '../../catalogue/product-for-store'
import {type CustomAttributes, mergedAttributes} from '../../core/custom-attributes'
import {notFound, problem} from '../../core/response'
import type {World} from '../../world/world'
import {type Basket, defaultShipmentId, type Line, type SoldProduct} from './basket'

/**
 * The product at the basket's store; refused with 400 if there is none, or if it is a master, of which only variants
 * are sold.
 */
export const buyableProduct = (
    world: World,
    productId: string,
    {storeId, locale}: Pick<Basket, 'storeId' | 'locale'>
): SoldProduct => {
    const product = productForStore(world, productId, storeId, locale)
    if (!product) {
        return problem(400, 'product-not-found', `No product with ID '${productId}' was found.`, {
            productId
        })
    }
    if (product.type === 'master') {
        return problem(
            400,
            'product-not-orderable',
            `The product '${productId}' is sold in variants only.`,
            {productId}
        )
    }
    return product
}

/** Refuses a quantity above the stock; special orders never run out. */
export const mustBeInStock = (product: SoldProduct, wanted: number) => {
    if (product.specialOrder || wanted <= product.stockLevel) return
    problem(
        400,
        'product-item-not-available',
        `The product '${product.id}' is not available in the quantity ${wanted}.`,
        {productId: product.id, quantity: wanted, availableQuantity: product.stockLevel}
    )
}

/**
 * Every line with the current price and stock of the basket's store. A line stays even if its product is out of stock
 * there, or removed: the shopper has to be shown that.
 */
export const repriced = (world: World, basket: Basket): Basket => ({
    ...basket,
    lines: basket.lines.map((line) => repricedLine(world, basket, line))
})

const repricedLine = (world: World, {storeId, locale}: Basket, line: Line): Line => {
    const product = productForStore(world, line.product.id, storeId, locale)
    return {
        ...line,
        product: product ?? {...line.product, stockLevel: 0, stockStatus: 'OUT_OF_STOCK'}
    }
}

/**
 * A basket as it is read: products that were removed from the catalogue count as out of stock; everything else stays as
 * it was.
 */
export const withGoneMarked = (world: World, basket: Basket): Basket => {
    const isSold = ({product: {id}}: Line): boolean =>
        productForStore(world, id, basket.storeId, basket.locale) !== undefined
    return {
        ...basket,
        lines: basket.lines.map((line) =>
            isSold(line)
                ? line
                : {...line, product: {...line.product, stockLevel: 0, stockStatus: 'OUT_OF_STOCK'}}
        )
    }
}

export type NewItem = {
    productId: string
    quantity: number
    shipmentId?: string | undefined
    inventoryId?: string | undefined
    gift?: boolean | undefined
    giftMessage?: string | undefined
    custom: CustomAttributes
}

/**
 * All or nothing: if one item is not available, the basket stays as it was. An item that is there already gets a higher
 * quantity.
 */
export const withItems = (world: World, basket: Basket, items: readonly NewItem[]): Basket =>
    items.reduce((held, item) => withItem(world, held, item), basket)

/** Whether an item is added to an existing line. */
const isSame = (line: Line, item: NewItem) =>
    line.product.id === item.productId &&
    line.shipmentId === (item.shipmentId ?? defaultShipmentId) &&
    line.gift === (item.gift ?? false)

const withItem = (world: World, basket: Basket, item: NewItem): Basket => {
    const product = buyableProduct(world, item.productId, basket)
    const shipmentId = item.shipmentId ?? defaultShipmentId
    if (!basket.shipments.some(({id}) => id === shipmentId)) {
        return problem(400, 'shipment-not-found', `There is no shipment '${shipmentId}'.`)
    }
    mustBeInStock(product, quantityOf(basket, product.id) + item.quantity)
    const known = basket.lines.find((line) => isSame(line, item))
    if (known) return withLine(basket, {...more(known, item), product})
    const {inventoryId, gift = false, giftMessage, custom, quantity} = item
    const line = {
        id: world.newId(),
        product,
        quantity,
        shipmentId,
        inventoryId,
        gift,
        giftMessage,
        custom
    }
    return {...basket, lines: [...basket.lines, line]}
}

const more = (line: Line, {quantity, custom}: NewItem): Line => ({
    ...line,
    quantity: line.quantity + quantity,
    custom: mergedAttributes(line.custom, custom)
})

const withLine = (basket: Basket, line: Line): Basket => ({
    ...basket,
    lines: basket.lines.map((one) => (one.id === line.id ? line : one))
})

export const quantityOf = ({lines}: Basket, productId: string): number =>
    lines.reduce((sum, {product, quantity}) => sum + (product.id === productId ? quantity : 0), 0)

export type ItemChange = {
    productId?: string | undefined
    quantity?: number | undefined
    gift?: boolean | undefined
    giftMessage?: string | undefined
    custom: CustomAttributes
}

/** Another quantity, product or attribute; a quantity of 0 removes the line. */
export const withChangedItem = (
    world: World,
    basket: Basket,
    [itemId, change]: readonly [string, ItemChange]
): Basket => {
    const line = findLine(basket, itemId)
    if (change.quantity === 0) return withoutItem(basket, itemId)
    const {quantity = line.quantity, gift = line.gift, giftMessage = line.giftMessage} = change
    const product = buyableProduct(world, change.productId ?? line.product.id, basket)
    const others = {...basket, lines: basket.lines.filter(({id}) => id !== itemId)}
    mustBeInStock(product, quantityOf(others, product.id) + quantity)
    const custom = mergedAttributes(line.custom, change.custom)
    return withLine(basket, {...line, product, quantity, gift, giftMessage, custom})
}

export const withoutItem = (basket: Basket, itemId: string): Basket => {
    findLine(basket, itemId)
    return {...basket, lines: basket.lines.filter(({id}) => id !== itemId)}
}

const findLine = ({lines}: Basket, itemId: string): Line =>
    lines.find(({id}) => id === itemId) ?? notFound('product item', itemId)
