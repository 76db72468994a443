import {deliveryLabelFrom} from './delivery-label'

test.each`
    text            | label
    ${'Carryout'}   | ${'carryout'}
    ${'1-3 Days'}   | ${'1-3-days'}
    ${'3-7 Days'}   | ${'3-7-days'}
    ${'1-2 Weeks'}  | ${'1-2-weeks'}
    ${'1-6 weeks'}  | ${'1-6-weeks'}
    ${' Carryout '} | ${'carryout'}
    ${'2-3 Days'}   | ${undefined}
    ${''}           | ${undefined}
    ${undefined}    | ${undefined}
`('"$text" is the delivery label $label [INV-025]', ({text, label}) => {
    expect(deliveryLabelFrom(text)).toBe(label)
})
