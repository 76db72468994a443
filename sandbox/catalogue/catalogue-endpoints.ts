import {getAvailability} from './endpoints/get-availability'
import {getCategories, getCategory} from './endpoints/get-categories'
import {getProduct} from './endpoints/get-product'
import {
    getProductImages,
    getProductPrices,
    getProductPromotions
} from './endpoints/get-product-parts'
import {getProducts} from './endpoints/get-products'
import {getPromotions, getPromotionsForCampaign} from './endpoints/get-promotions'
import {getStorePromotions} from './endpoints/get-store-promotions'

export const catalogueEndpoints = [
    getProduct,
    getProducts,
    getProductImages,
    getProductPrices,
    getProductPromotions,
    getCategory,
    getCategories,
    getAvailability,
    getPromotions,
    getPromotionsForCampaign,
    getStorePromotions
]
