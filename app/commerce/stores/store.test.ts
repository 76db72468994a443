import {toStore} from './store'

const store = {
    id: '00042',
    name: 'Homeward Dallas',
    address1: '1 Main St',
    city: 'Dallas',
    stateCode: 'TX',
    postalCode: '75001-1234',
    phone: '(214) 555-0100',
    latitude: 32.9,
    longitude: -96.8,
    distance: 3.4,
    c_storeEcommCloseDate: '2030-12-31',
    c_timeZone: 'America/Chicago',
    c_zoneID: 'zone-2'
}

test('a store is read with its place, its zip before any hyphen [ENTITY-014, STORE-066]', () => {
    expect(toStore(store)).toMatchObject({
        id: '00042',
        name: 'Homeward Dallas',
        address: '1 Main St',
        city: 'Dallas',
        state: 'TX',
        postalCode: '75001',
        phone: '(214) 555-0100',
        latitude: 32.9,
        longitude: -96.8,
        distance: 3.4,
        onlineUntil: '2030-12-31',
        hidden: false,
        selectable: true,
        timeZone: 'America/Chicago',
        zone: 'zone-2'
    })
})

test('id and place are all that a store must have', () => {
    expect(toStore({id: '1', latitude: 0, longitude: 0})).toMatchObject({
        name: '',
        address: '',
        city: '',
        state: '',
        postalCode: '',
        phone: null,
        distance: null,
        hidden: false,
        selectable: true
    })
})

test.each(['id', 'latitude', 'longitude'])('without %s it is no store', (part) => {
    expect(toStore({...store, [part]: undefined})).toBeUndefined()
    expect(toStore({...store, [part]: null})).toBeUndefined()
})

test.each([null, 'x', [], {}])('%j is no store', (raw) => {
    expect(toStore(raw)).toBeUndefined()
})

test.each`
    own                           | hidden   | selectable
    ${{c_storeHide: true}}        | ${true}  | ${true}
    ${{c_storeHide: 'true'}}      | ${true}  | ${true}
    ${{c_storeSelect: false}}     | ${false} | ${false}
    ${{c_storeEnable: false}}     | ${false} | ${false}
    ${{c_storeSelect: 'perhaps'}} | ${false} | ${true}
`('$own: hidden $hidden, can be chosen $selectable', ({own, hidden, selectable}) => {
    expect(toStore({...store, ...own})).toMatchObject({hidden, selectable})
})
