import {classNames, jsonForHtml, plainText} from './html'

describe('class names', () => {
    test.each<[(string | false | null | undefined)[], string]>([
        [['a', 'b'], 'a b'],
        [['a', false, null, undefined, '', 'b'], 'a b'],
        [[false], ''],
        [[], '']
    ])('%p are the class names "%s"', (names, joined) => {
        expect(classNames(...names)).toBe(joined)
    })
})

describe('json for html', () => {
    test.each([
        '</script><script>alert(1)</script>',
        '<!-- <script>',
        ']]>',
        'a & b',
        'line\u2028and\u2029paragraph',
        'quotes " and \\ and 日本'
    ])('the text %p cannot leave its block, and is read back unchanged', (text) => {
        const json = jsonForHtml({text})

        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(json)).toEqual({text})
    })

    test.each([
        [undefined, 'null'],
        [null, 'null'],
        [[1, 'a'], '[1,"a"]'],
        [{a: undefined}, '{}']
    ])('%p is written as %s', (value, json) => {
        expect(jsonForHtml(value)).toBe(json)
    })
})

describe('plain text', () => {
    test.each`
        markup                         | words
        ${'grey sofa'}                 | ${'grey sofa'}
        ${'grey <b>sofa</b>'}          | ${'grey sofa'}
        ${'  grey \n sofa '}           | ${'grey sofa'}
        ${'<img src=x onerror=x()>tv'} | ${'tv'}
        ${'tv < 50 inch'}              | ${'tv < 50 inch'}
        ${'<b></b>'}                   | ${''}
        ${''}                          | ${''}
    `('$markup says "$words" [D-11]', ({markup, words}) => {
        expect(plainText(markup)).toBe(words)
    })
})
