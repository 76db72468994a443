import {icuArguments} from './icu-arguments'

test.each`
    text                                                    | args
    ${'Remove'}                                             | ${[]}
    ${'Remove {name}'}                                      | ${['{name, text}']}
    ${'{name} and {name}'}                                  | ${['{name, text}']}
    ${'{price, number, ::currency/USD} a week'}             | ${['{price, number}']}
    ${'{count, plural, one {# item} other {# of {total}}}'} | ${['{count, plural}', '{total, text}']}
    ${'Read the <a>terms of {shop}</a>'}                    | ${['{a, tag}', '{shop, text}']}
`('$text is given $args', ({text, args}) => {
    expect(icuArguments(text)).toEqual(args)
})

test('a brace that is not closed is refused', () => {
    expect(() => icuArguments('Remove {name')).toThrow()
})
