import {
    placeholderAt,
    recentSearchesFrom,
    suggestionPopover,
    suggestionTerm,
    withRecentSearch
} from './search-box'

describe('placeholder at', () => {
    const names = ['Sofas', 'TVs', 'Laptops']

    test.each`
        elapsed   | name
        ${0}      | ${'Sofas'}
        ${4999}   | ${'Sofas'}
        ${5000}   | ${'TVs'}
        ${10_000} | ${'Laptops'}
        ${15_000} | ${'Sofas'}
    `('after $elapsed ms the box says $name [SEARCH-026]', ({elapsed, name}) => {
        expect(placeholderAt(names, elapsed)).toBe(name)
    })

    test('without names the box keeps its own words', () => {
        expect(placeholderAt([], 5000)).toBeUndefined()
    })
})

describe('recent searches', () => {
    test.each`
        situation                            | recents                      | term       | after
        ${'the first search'}                | ${[]}                        | ${'a'}     | ${['a']}
        ${'another one [SEARCH-010]'}        | ${['a']}                     | ${'b'}     | ${['b', 'a']}
        ${'one of before [SEARCH-011]'}      | ${['b', 'a']}                | ${'a'}     | ${['a', 'b']}
        ${'it in other letters'}             | ${['b', 'Sofa']}             | ${'sofa'}  | ${['sofa', 'b']}
        ${'it in capitals'}                  | ${['b', 'sofa']}             | ${'SOFA'}  | ${['SOFA', 'b']}
        ${'it with a margin'}                | ${['b', 'sofa']}             | ${' sofa'} | ${['sofa', 'b']}
        ${'a fifth'}                         | ${['d', 'c', 'b', 'a']}      | ${'e'}     | ${['e', 'd', 'c', 'b', 'a']}
        ${'a sixth [SEARCH-013]'}            | ${['e', 'd', 'c', 'b', 'a']} | ${'f'}     | ${['f', 'e', 'd', 'c', 'b']}
        ${'nothing but spaces [SEARCH-009]'} | ${['a']}                     | ${'  '}    | ${['a']}
    `('after $situation the recents are $after', ({recents, term, after}) => {
        expect(withRecentSearch(recents, term)).toEqual(after)
    })

    test.each`
        stored                         | recents
        ${'["b","a"]'}                 | ${['b', 'a']}
        ${'["1","2","3","4","5","6"]'} | ${['1', '2', '3', '4', '5']}
        ${'["a",1,null,{"b":"c"}]'}    | ${['a']}
        ${'{"a":"b"}'}                 | ${[]}
        ${'["a"'}                      | ${[]}
        ${''}                          | ${[]}
        ${'null'}                      | ${[]}
        ${null}                        | ${[]}
    `('a browser that stored $stored has the recents $recents', ({stored, recents}) => {
        expect(recentSearchesFrom(stored)).toEqual(recents)
    })
})

describe('suggestion popover', () => {
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
})

describe('suggestion term', () => {
    test.each`
        text        | term
        ${''}       | ${undefined}
        ${'so'}     | ${undefined}
        ${' so '}   | ${undefined}
        ${'sof'}    | ${'sof'}
        ${' sofa '} | ${'sofa'}
    `('for "$text" suggestions are asked with $term [SEARCH-002]', ({text, term}) => {
        expect(suggestionTerm(text)).toBe(term)
    })
})
