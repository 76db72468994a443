import {conditionFrom} from './condition'

test.each`
    label                          | condition
    ${'New'}                       | ${'new'}
    ${'Previously Rented - Great'} | ${'previously-rented-great'}
    ${'Previously Rented - Good'}  | ${'previously-rented-good'}
    ${'Previously Rented - Fair'}  | ${'previously-rented-fair'}
    ${'PREVIOUSLY RENTED-FAIR'}    | ${'previously-rented-fair'}
    ${'Previously Rented'}         | ${undefined}
    ${'12'}                        | ${undefined}
    ${''}                          | ${undefined}
    ${undefined}                   | ${undefined}
`('"$label" is the condition $condition [INV-024]', ({label, condition}) => {
    expect(conditionFrom(label)).toBe(condition)
})
