import {aCommerce} from '../../../tests/support/a-commerce'
import {nearbyStores} from './store-details'

const aStore = (id: string, own = {}) => ({
    id,
    name: `Store ${id}`,
    latitude: 33,
    longitude: -97,
    distance: Number(id),
    ...own
})

const here = {id: '0', latitude: 33, longitude: -97}

test('a store shows the four nearest listed stores, never itself (G-54)', async () => {
    const {commerce, calls} = aCommerce(() => ({
        total: 8,
        data: [
            aStore('0'),
            aStore('1', {c_storeHide: true}),
            aStore('2', {c_storeEcommCloseDate: '2030-01-31'}),
            aStore('3', {c_storeEcommCloseDate: '2030-02-01'}),
            ...['4', '5', '6', '7'].map((id) => aStore(id))
        ]
    }))

    const stores = await nearbyStores(commerce, here).fetch()

    expect(stores.map(({id}) => id)).toEqual(['3', '4', '5', '6'])
    expect(calls[0]?.query).toEqual({
        latitude: 33,
        longitude: -97,
        limit: 12,
        maxDistance: 100,
        distanceUnit: 'mi'
    })
})
