import {getAvailability} from './availability-endpoints'
import {getCategories, getCategory} from './category-endpoints'
import {
    getProduct,
    getProductImages,
    getProductPrices,
    getProductPromotions,
    getProducts
} from './product-endpoints'
import {getPromotions, getPromotionsForCampaign, getStorePromotions} from './promotion-endpoints'

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
