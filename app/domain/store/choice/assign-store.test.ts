import {assignStore} from './assign-store'

const chosen = {storeId: '0202', zip: '75024', source: 'chosen'}
const zipOnly = {zip: '75024', source: 'geo'}

test.each`
    choice     | autoAssignEnabled | nearestStoreId | assigned
    ${chosen}  | ${true}           | ${'0303'}      | ${'0202'}
    ${chosen}  | ${false}          | ${'0303'}      | ${'0202'}
    ${zipOnly} | ${true}           | ${'0303'}      | ${'0303'}
    ${zipOnly} | ${false}          | ${'0303'}      | ${undefined}
    ${null}    | ${true}           | ${'0303'}      | ${'0303'}
    ${null}    | ${true}           | ${undefined}   | ${undefined}
    ${null}    | ${false}          | ${'0303'}      | ${undefined}
`(
    'with the choice $choice, auto-assign $autoAssignEnabled and $nearestStoreId nearest: $assigned [STORE-055] (G-50)',
    ({assigned, ...facts}) => {
        expect(assignStore(facts)).toBe(assigned)
    }
)
