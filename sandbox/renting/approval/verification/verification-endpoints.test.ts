import {isRoutingNumber} from './verification-endpoints'

test.each`
    number          | is
    ${'021000021'}  | ${true}
    ${'121000358'}  | ${true}
    ${'021000022'}  | ${false}
    ${'201000021'}  | ${false}
    ${'000000000'}  | ${false}
    ${'02100002'}   | ${false}
    ${'0210000210'} | ${false}
    ${'02100002a'}  | ${false}
`('$number is a routing number: $is', ({number, is}) => {
    expect(isRoutingNumber(number)).toBe(is)
})
