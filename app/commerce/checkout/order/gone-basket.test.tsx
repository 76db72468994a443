import {aCommerce} from '../../../../tests/support/a-commerce'
import {createRecord, checkoutRecordOf} from '../checkout-record'
import {orderOfGoneBasket} from './place-order'

afterEach(() => localStorage.clear())

const sofa = {productId: 'sofa', quantity: 1}

const order = (orderNo: string, productId = 'sofa', quantity = 1) => ({
    orderNo,
    orderTotal: 20,
    productItems: [{itemId: 'i', productId, quantity, price: 20}]
})

/** A checkout whose order was sent while the account had one equal order, and whose basket is gone since. */
const sentOrder = (ordersBefore: string[] | undefined) => {
    const before = {
        customerId: 'ada',
        basketId: 'b',
        lines: [sofa],
        agreementIds: [],
        orderSentAt: 1,
        ...(ordersBefore && {ordersBefore})
    }
    createRecord(before)
    return before
}

const look = (orders: object[], ordersBefore: string[] | undefined = ['H-1']) => {
    const {commerce} = aCommerce(() => ({total: orders.length, data: orders}))
    const session = {commerce, customerId: 'ada', registered: true}
    return orderOfGoneBasket(session, sentOrder(ordersBefore))
}

test.each`
    orders                                     | what
    ${[order('H-1')]}                          | ${'an older order with the same pieces'}
    ${[order('H-2', 'table'), order('H-1')]}   | ${'a newer order with another piece'}
    ${[order('H-2', 'sofa', 2), order('H-1')]} | ${'a newer order with more of the piece'}
    ${[]}                                      | ${'no order'}
`(
    'a basket that is gone is not ordered where there is $what: it is ordered for the first time (D-27, D-30)',
    async ({orders}) => {
        await expect(look(orders)).resolves.toBe(false)

        expect(checkoutRecordOf('ada')).not.toHaveProperty('orderSentAt')
        expect(checkoutRecordOf('ada')).not.toHaveProperty('isPlaced')
    }
)

test('a basket that is gone has become the newer order with the same pieces (D-27, D-30)', async () => {
    await expect(look([order('H-2'), order('H-1')])).resolves.toBe(true)

    expect(checkoutRecordOf('ada')).toMatchObject({isPlaced: true, orderNo: 'H-2'})
})

test('where it is not known what was ordered before, an equal order is not named, and nothing is ordered again (D-30)', async () => {
    const {commerce, calls} = aCommerce()
    const before = sentOrder(undefined)

    await expect(
        orderOfGoneBasket({commerce, customerId: 'ada', registered: true}, before)
    ).resolves.toBe(true)

    expect(checkoutRecordOf('ada')).toMatchObject({isPlaced: true})
    expect(checkoutRecordOf('ada')).not.toHaveProperty('orderNo')
    expect(calls).toEqual([])
})
