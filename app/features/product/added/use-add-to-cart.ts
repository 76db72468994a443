import {useState} from 'react'
import type {Basket} from '@app/commerce/basket/basket'
import {isNoBasket} from '@app/commerce/basket/is-no-basket'
import {useShopperSession} from '@app/commerce/basket/use-shopper-session'
import type {ProductDetail} from '@app/commerce/products/product'

/** Where adding a product stands. */
export type Adding =
    | {step: 'waiting'}
    | {step: 'adding'}
    | {step: 'failed'; why: 'no-basket' | 'other'}
    | {step: 'added'; quantity: number; basket: Basket}

/** Puts a product into the cart and tells how far that is. */
export const useAddToCart = ({id, inventoryType}: ProductDetail) => {
    const {addToBasket} = useShopperSession()
    const [adding, setAdding] = useState<Adding>({step: 'waiting'})

    const add = async (quantity: number): Promise<void> => {
        setAdding({step: 'adding'})
        try {
            const basket = await addToBasket({
                ...{productId: id, quantity},
                ...(inventoryType && {inventoryType})
            })
            setAdding({step: 'added', quantity, basket})
        } catch (error) {
            setAdding({step: 'failed', why: isNoBasket(error) ? 'no-basket' : 'other'})
        }
    }
    return {adding, add, finish: () => setAdding({step: 'waiting'})}
}
