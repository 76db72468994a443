import {useState} from 'react'
import type {ProductDetail} from '@app/commerce/products/product'
import {choiceText, chosenIn, variationsWith} from '@app/domain/catalogue/variation-choice'
import {quantityLimits} from '@app/domain/basket/quantity'

/** The limits of the quantity. More than the stock can be entered, so that a message explains it [INV-017]. */
const limitsOf = ({quantity, availability}: ProductDetail) => {
    const isSpecialOrder = availability.stock === 'special-order'
    const limits = quantityLimits({
        minOrderQuantity: quantity.minimum,
        stepQuantity: quantity.step,
        stockLevel: isSpecialOrder ? undefined : (availability.stockLevel ?? undefined)
    })
    const {minimum, step} = limits
    return minimum === 0 ? limits : {minimum, step}
}

export type ChosenQuantity = {
    quantity: number
    limits: {minimum: number; step: number; maximum?: number}
    pick: (quantity: number) => void
}

/** The quantity that the shopper wants of a product, whatever its colour and size; reset at another product [INV-014, INV-015, INV-016]. */
export const useQuantity = (product: ProductDetail, address: string): ChosenQuantity => {
    const [picked, setPicked] = useState({address, quantity: Number.NaN})
    const limits = limitsOf(product)
    const isPicked = picked.address === address && !Number.isNaN(picked.quantity)
    return {
        quantity: isPicked ? picked.quantity : limits.minimum,
        limits,
        pick: (quantity) => setPicked({address, quantity})
    }
}

/**
 * A master with the values that its address has chosen: it shows the pictures of the chosen colour, and still asks for
 * what is open.
 */
export const withChoices = (product: ProductDetail, search: URLSearchParams): ProductDetail => {
    const {variants, path, picturesOf} = product
    if (variants.length === 0) return product
    const chosen = chosenIn(search, product.variations)
    const variations = variationsWith({
        variations: product.variations,
        variants,
        chosen,
        masterPath: path
    })
    const pictured = Object.entries(chosen).map(([id, value]) => picturesOf[choiceText(id, value)])
    return {...product, variations, images: pictured.find(Boolean) ?? product.images}
}
