import type {ShopperBasketsTypes} from 'commerce-sdk-isomorphic'
import type {Address} from '../model/basket'

export const presentAddress = ({custom, ...fields}: Address): ShopperBasketsTypes.OrderAddress => ({
    ...fields,
    ...custom
})
