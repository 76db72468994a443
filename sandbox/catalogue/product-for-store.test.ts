import {openWorld} from '../open-world'
import {productForStore} from './product-for-store'
import {setStock, takeStock} from './availability'
import {allStores, defaultStore} from '../stores/store'

const world = openWorld({dataFolder: ':memory:', size: 'tiny'})
afterAll(() => world.close())

const idsOf = (condition: string) =>
    world
        .statement<{id: string}>(`SELECT id FROM product WHERE ${condition} ORDER BY no`)
        .all()
        .map(({id}) => id)

const read = (id: string, storeId?: string) => {
    const product = productForStore(world, id, storeId)
    if (!product) throw new Error(`no product ${id}`)
    return product
}

const storeInZone = (zone: string) =>
    [...allStores(world).values()].find(({c_zoneID}) => c_zoneID === zone)?.id

test('in every zone the total is the weekly rate times the terms, and more than the cash price', () => {
    for (const zone of ['1', '2', '3', '4']) {
        for (const id of idsOf('1 = 1')) {
            const {weeklyCents, terms, totalCents, cashCents} = read(id, storeInZone(zone))
            expect(totalCents).toBe(weeklyCents * terms)
            expect(cashCents).toBeLessThan(totalCents)
            expect([49, 99]).toContain(weeklyCents % 100)
        }
    }
})

test('a previously rented item costs less, for fewer weeks, than the new one', () => {
    for (const id of idsOf("role = 'used'")) {
        const used = read(id)
        const variants = idsOf(`model_no = ${id.split('-')[0]} AND role <> 'used'`).map((one) =>
            read(one)
        )
        expect(used.inventoryType).toBe('USED')
        expect(used.totalCents).toBeLessThan(
            Math.max(...variants.map(({totalCents}) => totalCents))
        )
    }
})

test('a special order has neither inventory type nor stock status nor home store [INV-001] [INV-006]', () => {
    const [id = ''] = idsOf("type = 'SpecialOrder' AND role = 'item'")

    expect(read(id)).toMatchObject({
        specialOrder: true,
        inventoryType: '',
        stockStatus: '',
        isHomeStore: undefined,
        delivery: '1-6 Weeks',
        orderable: true
    })
})

test('a master is not sold, and has the price of its cheapest variant', () => {
    const [id = ''] = idsOf("role = 'master'")
    const variants = idsOf(`model_no = ${id} AND role = 'variant'`).map((one) => read(one))

    expect(read(id).orderable).toBe(false)
    expect(read(id).weeklyCents).toBe(Math.min(...variants.map(({weeklyCents}) => weeklyCents)))
})

describe('stock', () => {
    const [id = ''] = idsOf("type = 'RAC' AND role = 'item'")
    const store = defaultStore(world)
    const put = (here: number, near: number) => {
        const {no} = world
            .statement<{no: number}>('SELECT no FROM product WHERE id = ?')
            .get(id) ?? {no: 0}
        setStock(world, no, {place: store.id, level: here})
        store.c_geopoolStores.forEach((place) => setStock(world, no, {place, level: near}))
    }

    test.each`
        here | near | status            | home     | level | delivery
        ${3} | ${5} | ${'IN_STOCK'}     | ${true}  | ${3}  | ${/Carryout|1-3 Days/}
        ${0} | ${5} | ${'IN_STOCK'}     | ${false} | ${5}  | ${/3-7 Days/}
        ${0} | ${0} | ${'OUT_OF_STOCK'} | ${true}  | ${0}  | ${/^$/}
    `('with $here here and $near nearby: $status [INV-004] [INV-005]', (row) => {
        put(row.here, row.near)

        const {stockStatus, isHomeStore, stockLevel, delivery, orderable} = read(id)

        expect({stockStatus, isHomeStore, stockLevel}).toEqual({
            stockStatus: row.status,
            isHomeStore: row.home,
            stockLevel: row.level
        })
        expect(delivery ?? '').toMatch(row.delivery)
        expect(orderable).toBe(row.level > 0)
    })

    test('available pieces can be taken, more than that cannot', () => {
        put(2, 0)

        const taken = [2, 1].map((quantity) =>
            takeStock(world, {productId: id, storeId: store.id}, quantity)
        )

        expect(taken).toEqual([true, false])
        expect(read(id).stockLevel).toBe(0)
    })
})

test('an unknown product is undefined, an unknown store is the default one', () => {
    const [id = ''] = idsOf("role = 'item'")

    expect(productForStore(world, 'no-such-product', undefined)).toBeUndefined()
    expect(read(id, 'no-such-store')).toEqual(read(id))
})

test('names and places are shown in Spanish too', () => {
    expect(productForStore(world, '100001', undefined, 'es-US')).toMatchObject({
        name: expect.stringContaining('Sofá'),
        superCategory: 'Muebles'
    })
})
