/** What is asked of one product or of several: pictures, price books, and the prices and stock of a store [API-057, D-02]. */
export const productQuery = (storeId: string | undefined) => ({
    allImages: true,
    perPricebook: true,
    expand: 'availability,links,promotions,options,images,prices,variations',
    c_store_id: storeId
})
