import {geoStatus} from './geo-status'

test.each`
    isHomeStore  | status
    ${true}      | ${'in-store'}
    ${false}     | ${'in-geopool'}
    ${undefined} | ${'special-order'}
`('home store $isHomeStore: $status [INV-004] [INV-005] [INV-006]', ({isHomeStore, status}) => {
    expect(geoStatus(isHomeStore)).toBe(status)
})
