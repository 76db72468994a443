import {csvOf} from './csv'

test.each`
    cell                          | written
    ${'Sofa'}                     | ${'Sofa'}
    ${''}                         | ${''}
    ${'Sofa, grey'}               | ${'"Sofa, grey"'}
    ${'65" TV'}                   | ${'"65"" TV"'}
    ${'two\nlines'}               | ${'"two\nlines"'}
    ${'=HYPERLINK("https://x/")'} | ${'"\'=HYPERLINK(""https://x/"")"'}
    ${'@SUM(A1)'}                 | ${"'@SUM(A1)"}
    ${'-1'}                       | ${"'-1"}
    ${'niño'}                     | ${'niño'}
`('a cell $cell is written as $written (G-43)', ({cell, written}) => {
    expect(csvOf([['Name', cell]])).toBe(`\uFEFFName,${written}\r\n`)
})

test('every row is a line of its own', () => {
    expect(
        csvOf([
            ['a', 'b'],
            ['1', '2']
        ])
    ).toBe('\uFEFFa,b\r\n1,2\r\n')
    expect(csvOf([])).toBe('\uFEFF')
})
