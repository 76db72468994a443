import {useState} from 'react'
import type {ProductDetail} from '@app/commerce/products/product'
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

/** The quantity that the shopper wants of a product; reset at another address [INV-014, INV-015, INV-016]. */
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
