import {openShop, type Shop, someProducts, statusOf} from './shop'

let shop: Shop
let productId: string
beforeAll(async () => {
    shop = await openShop()
    productId = (await someProducts(await shop.guest(), 1))[0]?.id ?? ''
})
afterAll(() => shop.close())

type ListType = 'wish_list' | 'shopping_list'

const withList = async (type: ListType = 'wish_list') => {
    const {customers, customerId} = await shop.member()
    const {id: listId = ''} = await customers.createCustomerProductList({
        parameters: {customerId},
        body: {type}
    })
    return {customers, list: {customerId, listId}}
}

const wish = {quantity: 1, priority: 1, public: false, type: 'product'} as const

test.each<ListType>(['wish_list', 'shopping_list'])(
    'a product added to a %s stays there until it is removed [API-021] [API-064]',
    async (type) => {
        const {customers, list} = await withList(type)

        const {id: itemId = ''} = await customers.createCustomerProductListItem({
            parameters: list,
            body: {...wish, productId}
        })
        const {data: [full] = []} = await customers.getCustomerProductLists({
            parameters: {customerId: list.customerId}
        })
        await customers.deleteCustomerProductListItem({parameters: {...list, itemId}})
        const empty = await customers.getCustomerProductList({parameters: list})

        expect(full).toMatchObject({id: list.listId, type})
        expect(full?.customerProductListItems).toEqual([
            expect.objectContaining({...wish, id: itemId, productId})
        ])
        expect(empty.customerProductListItems ?? []).toEqual([])
    }
)

test('a changed list item has the new values', async () => {
    const {customers, list} = await withList()
    const {id: itemId = ''} = await customers.createCustomerProductListItem({
        parameters: list,
        body: {...wish, productId}
    })

    await customers.updateCustomerProductListItem({
        parameters: {...list, itemId},
        body: {...wish, productId, quantity: 2, public: true}
    })

    expect(
        await customers.getCustomerProductListItem({parameters: {...list, itemId}})
    ).toMatchObject({quantity: 2, public: true, productId})
})

test('an unknown product cannot be added, and the list stays empty', async () => {
    const {customers, list} = await withList()

    const refused = customers.createCustomerProductListItem({
        parameters: list,
        body: {...wish, productId: '0'}
    })

    expect([400, 404]).toContain(await statusOf(refused))
    const after = await customers.getCustomerProductList({parameters: list})
    expect(after.customerProductListItems ?? []).toEqual([])
})

test('deleting a list deletes its items', async () => {
    const {customers, list} = await withList()
    await customers.createCustomerProductListItem({parameters: list, body: {...wish, productId}})

    await customers.deleteCustomerProductList({parameters: list})

    expect(await statusOf(customers.getCustomerProductList({parameters: list}))).toBe(404)
    expect(
        await customers.getCustomerProductLists({parameters: {customerId: list.customerId}})
    ).toMatchObject({total: 0})
})
