import {suggestionPopover} from './suggestion-popover'

test.each`
    situation                                   | focused  | text      | hasSuggestions | hasStartingPoints | popover
    ${'focus, empty box, frequent searches'}    | ${true}  | ${''}     | ${false}       | ${true}           | ${'starting-points'}
    ${'focus, empty box, nothing to start'}     | ${true}  | ${''}     | ${false}       | ${false}          | ${'closed'}
    ${'a text with suggestions'}                | ${true}  | ${'sofa'} | ${true}        | ${true}           | ${'suggestions'}
    ${'the same without frequent searches'}     | ${true}  | ${'sofa'} | ${true}        | ${false}          | ${'suggestions'}
    ${'old suggestions and an emptied box'}     | ${true}  | ${' '}    | ${true}        | ${false}          | ${'closed'}
    ${'old suggestions, box emptied, frequent'} | ${true}  | ${' '}    | ${true}        | ${true}           | ${'starting-points'}
    ${'a text without suggestions'}             | ${true}  | ${'xyz'}  | ${false}       | ${false}          | ${'closed'}
    ${'the same with frequent searches'}        | ${true}  | ${'xyz'}  | ${false}       | ${true}           | ${'closed'}
    ${'a text too short for suggestions'}       | ${true}  | ${'s'}    | ${false}       | ${true}           | ${'closed'}
    ${'focus elsewhere'}                        | ${false} | ${'sofa'} | ${true}        | ${true}           | ${'closed'}
`(
    '$situation: $popover [SEARCH-004, SEARCH-005, SEARCH-006, SEARCH-024] (G-18)',
    ({popover, ...box}) => {
        expect(suggestionPopover(box)).toBe(popover)
    }
)
