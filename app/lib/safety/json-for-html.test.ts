import {jsonForHtml} from './json-for-html'

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
