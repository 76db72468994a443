import {conditionOf} from './condition-of'

test.each`
    label                          | type         | condition
    ${'New'}                       | ${'NEW'}     | ${'new'}
    ${'New'}                       | ${undefined} | ${'new'}
    ${'Previously Rented - Great'} | ${'USED'}    | ${'previously-rented-great'}
    ${'Previously Rented - Good'}  | ${undefined} | ${'previously-rented-good'}
    ${undefined}                   | ${'NEW'}     | ${'new'}
    ${undefined}                   | ${'new'}     | ${'new'}
    ${undefined}                   | ${undefined} | ${'new'}
    ${undefined}                   | ${'USED'}    | ${'previously-rented-fair'}
    ${undefined}                   | ${'used'}    | ${'previously-rented-fair'}
    ${'Previously Rented - Poor'}  | ${undefined} | ${'previously-rented-fair'}
    ${'Previously Rented - Poor'}  | ${'USED'}    | ${'previously-rented-fair'}
    ${'Brand new'}                 | ${'NEW'}     | ${'new'}
    ${7}                           | ${'USED'}    | ${'previously-rented-fair'}
`('label $label and type $type: $condition [INV-022, INV-024]', ({label, type, condition}) => {
    expect(conditionOf(label, type)).toBe(condition)
})
