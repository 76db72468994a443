import {editDistance} from './edit-distance'

test.each`
    one                | other             | distance
    ${'sofa'}          | ${'sofa'}         | ${0}
    ${'soffa'}         | ${'sofa'}         | ${1}
    ${'sfoa'}          | ${'sofa'}         | ${1}
    ${'sofs'}          | ${'sofa'}         | ${1}
    ${'refrigirater'}  | ${'refrigerator'} | ${2}
    ${'refridgerator'} | ${'refrigerator'} | ${1}
    ${'a'}             | ${''}             | ${1}
    ${'sofa'}          | ${'lamp'}         | ${3}
    ${'sofa'}          | ${'refrigerator'} | ${3}
`('$one and $other are $distance apart, counted to two', ({one, other, distance}) => {
    expect(editDistance(one, other, 2)).toBe(distance)
    expect(editDistance(other, one, 2)).toBe(distance)
})
