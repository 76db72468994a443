import {deliversTo} from './delivery-area'

const store = {latitude: 34.0901, longitude: -118.4065}
const santaMonica = {latitude: 34.0151, longitude: -118.4926}
const newYork = {latitude: 40.7484, longitude: -73.9967}

test.each`
    place                  | at             | radius  | delivers
    ${'the store'}         | ${store}       | ${0}    | ${true}
    ${'seven miles away'}  | ${santaMonica} | ${8}    | ${true}
    ${'seven miles away'}  | ${santaMonica} | ${7}    | ${false}
    ${'the other coast'}   | ${newYork}     | ${50}   | ${false}
    ${'the other coast'}   | ${newYork}     | ${2460} | ${true}
    ${'the other coast'}   | ${newYork}     | ${2440} | ${false}
    ${'the other coast'}   | ${newYork}     | ${null} | ${true}
    ${'a place not found'} | ${undefined}   | ${20}   | ${true}
`(
    'a store that delivers within $radius miles delivers to $place: $delivers [CHECKOUT-001] (G-20)',
    ({at, radius, delivers}) => {
        expect(deliversTo({...store, deliveryRadius: radius}, at)).toBe(delivers)
    }
)
