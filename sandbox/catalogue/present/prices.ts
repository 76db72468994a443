import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {textIn} from '../../core/locales'
import type {Model} from '../model/model'
import {dollars, type PricedRow, priceFacts} from '../model/product'
import {promotionNamed} from '../model/promotion'
import {tieredCents} from '../prices'
import type {ProductView} from './product-view'
import {listPricebook, salePricebook} from './rental-facts'

type PriceTable = ShopperProductsTypes.ProductPriceTable

/** Weekly rates. The price is the lowest that applies, including the sale's. */
export const presentPrices = ({row, model, shown, variants, wish}: ProductView) => {
    const price = priceFacts(shown.row).weekly
    const priceMax = Math.max(price, ...variants.map((one) => priceFacts(one.row).weekly))
    const zone = wish.store.c_zoneID
    const tieredPrices = tiersOf(shown.row, model, zone)
    return {
        price: dollars(price),
        ...(row.role === 'master' && {priceMax: dollars(priceMax)}),
        ...(tieredPrices.length > 1 && {tieredPrices}),
        ...(wish.perPricebook && {
            prices: pricesByBook(shown.row, zone),
            priceRanges: [
                {
                    pricebook: listPricebook(zone),
                    minPrice: dollars(price),
                    maxPrice: dollars(priceMax)
                }
            ]
        })
    }
}

export const tiersOf = (row: PricedRow, model: Model, zone: string): PriceTable[] =>
    tieredCents(priceFacts(row).weekly, model.tiers).map(({quantity, weeklyCents}) => ({
        quantity,
        price: dollars(weeklyCents),
        pricebook: listPricebook(zone)
    }))

const pricesByBook = (row: PricedRow, zone: string) => {
    const {list, promotional} = priceFacts(row)
    return {
        [listPricebook(zone)]: dollars(list),
        ...(promotional !== undefined && {[salePricebook(zone)]: dollars(promotional)})
    }
}

export const presentPromotions = ({world, model, shown, wish}: ProductView) => {
    const promotion = model.promotionId && promotionNamed(world, model.promotionId)
    const {promotional} = priceFacts(shown.row)
    if (!promotion || promotional === undefined) return {}
    return {
        productPromotions: [
            {
                promotionId: promotion.id,
                calloutMsg: textIn(wish.locale, promotion.callouts),
                promotionalPrice: dollars(promotional)
            }
        ]
    }
}
