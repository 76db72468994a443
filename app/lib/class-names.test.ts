import {classNames} from './class-names'

test.each<[(string | false | null | undefined)[], string]>([
    [['a', 'b'], 'a b'],
    [['a', false, null, undefined, '', 'b'], 'a b'],
    [[false], ''],
    [[], '']
])('%p are the class names "%s"', (names, joined) => {
    expect(classNames(...names)).toBe(joined)
})
