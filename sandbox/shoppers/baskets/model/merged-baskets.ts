import {mergedAttributes} from '../../../core/values/custom-attributes'
import type {World} from '../../../world/world'
import {repriced} from '../lines/repriced'
import type {Basket, Line} from './basket'
import {defaultShipmentId} from './new-basket'

/** How a product that both baskets hold comes out. */
export type MergeMode = 'sum_quantities' | 'higher_quantity' | 'saved_quantity' | 'separate_item'

const quantities: Record<
    Exclude<MergeMode, 'separate_item'>,
    (kept: number, other: number) => number
> = {
    sum_quantities: (kept, other) => kept + other,
    higher_quantity: Math.max,
    saved_quantity: (kept) => kept
}

/**
 * The kept basket with what the other one holds. Names, addresses and payments stay behind. Nothing beyond the stock:
 * what both hold comes out with as many pieces as there are.
 */
export const mergedBaskets = (
    world: World,
    {kept, other}: {kept: Basket; other: Basket},
    mode: MergeMode
): Basket => {
    const codes = new Set(kept.coupons.map(({promotionId}) => promotionId))
    const merged = {
        ...kept,
        storeId: kept.storeId ?? other.storeId,
        lines: other.lines.reduce((lines, line) => withLine(lines, line, mode), kept.lines),
        coupons: [
            ...kept.coupons,
            ...other.coupons.filter(({promotionId}) => !codes.has(promotionId))
        ],
        giftCertificates: [...kept.giftCertificates, ...other.giftCertificates],
        custom: mergedAttributes(other.custom, kept.custom)
    }
    const priced = repriced(world, merged)
    return {...priced, lines: priced.lines.map(withinStock)}
}

const withLine = (lines: Line[], line: Line, mode: MergeMode): Line[] => {
    const own = {...line, shipmentId: defaultShipmentId}
    const same = lines.find(
        ({product, gift}) => product.id === line.product.id && gift === line.gift
    )
    if (!same || mode === 'separate_item') return [...lines, own]
    const quantity = quantities[mode](same.quantity, line.quantity)
    const custom = mergedAttributes(line.custom, same.custom)
    return lines.map((one) => (one.id === same.id ? {...one, quantity, custom} : one))
}

const withinStock = (line: Line): Line => ({
    ...line,
    quantity: Math.max(1, Math.min(line.quantity, line.product.stockLevel))
})
