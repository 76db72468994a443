import type {ShopperCustomersTypes} from 'commerce-sdk-isomorphic'
import {defined} from '../../../core/values/defined'
import type {ProductList, ProductListItem} from './product-list'

const listTypes = [
    'wish_list',
    'gift_registry',
    'shopping_list',
    'custom_1',
    'custom_2',
    'custom_3'
] as const

const typeOf = ({type}: ProductList) => listTypes.find((one) => one === type) ?? 'wish_list'

export const presentItem = ({
    id,
    type,
    productId,
    quantity,
    priority,
    isPublic,
    custom
}: ProductListItem): ShopperCustomersTypes.CustomerProductListItem => ({
    ...custom,
    id,
    type,
    ...(productId && {productId}),
    quantity,
    priority,
    public: isPublic,
    purchasedQuantity: 0
})

const head = (list: ProductList) =>
    defined({
        id: list.id,
        type: typeOf(list),
        name: list.name,
        description: list.description,
        public: list.isPublic,
        creationDate: new Date(list.createdAt).toISOString(),
        lastModified: new Date(list.modifiedAt).toISOString()
    })

export const presentList = (list: ProductList): ShopperCustomersTypes.CustomerProductList => ({
    ...list.custom,
    ...head(list),
    customerProductListItems: list.items.map(presentItem)
})

/** What everybody may see of a list that is public. */
export const presentPublicList = (list: ProductList): ShopperCustomersTypes.PublicProductList => ({
    ...head(list),
    productListItems: publicItems(list)
})

export const publicItems = ({items}: ProductList): ShopperCustomersTypes.PublicProductListItem[] =>
    items.filter(({isPublic}) => isPublic).map(presentPublicItem)

export const presentPublicItem = ({
    id,
    type,
    priority,
    productId
}: ProductListItem): ShopperCustomersTypes.PublicProductListItem => ({
    id,
    type,
    priority,
    ...(productId && {product: {id: productId}})
})
