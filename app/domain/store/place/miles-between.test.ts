import {milesBetween} from './miles-between'

const dallas = {latitude: 32.7767, longitude: -96.797}
const houston = {latitude: 29.7604, longitude: -95.3698}
const anchorage = {latitude: 61.2181, longitude: -149.9003}

test.each`
    way                             | one        | other                                      | miles
    ${'nowhere'}                    | ${dallas}  | ${dallas}                                  | ${0}
    ${'Dallas to Houston'}          | ${dallas}  | ${houston}                                 | ${225}
    ${'Houston to Dallas'}          | ${houston} | ${dallas}                                  | ${225}
    ${'Dallas to Anchorage'}        | ${dallas}  | ${anchorage}                               | ${3050}
    ${'the other end of the world'} | ${dallas}  | ${{latitude: -32.7767, longitude: 83.203}} | ${12437}
`('$way: $miles miles', ({one, other, miles}) => {
    expect(Math.round(milesBetween(one, other))).toBe(miles)
})

test('two places beside each other over the date line are near', () => {
    const west = {latitude: 52, longitude: 179.9}
    const east = {latitude: 52, longitude: -179.9}

    expect(milesBetween(west, east)).toBeLessThan(10)
})
