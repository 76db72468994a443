import {type PdfBlock, pdfOf} from './pdf'

const textOf = (blocks: PdfBlock[]) =>
    pdfOf({title: 'A (small) one', language: 'en-US', blocks}).toString('latin1')

test('each object stands where the table of a document says', () => {
    const text = textOf([
        {kind: 'title', text: 'Agreement'},
        {kind: 'row', label: 'Total', value: '$1,234.00'}
    ])
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) =>
        Number(at)
    )

    expect(text.slice(start, start + 4)).toBe('xref')
    expect(places.map((place) => /^\d+ 0 obj/.test(text.slice(place)))).toEqual(
        places.map(() => true)
    )
    expect(places).toHaveLength(7)
    expect(text).toContain('(A \\(small\\) one)')
})

test('words are wrapped into the line, and pages follow when one is full', () => {
    const text = textOf(
        Array.from({length: 80}, () => ({kind: 'text', text: 'A long line of words. '.repeat(12)}))
    )

    expect(text.match(/\/Type \/Page /g)?.length).toBeGreaterThan(2)
    expect(
        Math.max(...[...text.matchAll(/\(([^)]*)\) Tj/g)].map(([, one = '']) => one.length))
    ).toBeLessThan(130)
})

test('accents and typographic signs are written in the font’s own code, others as a question mark', () => {
    const text = textOf([{kind: 'text', text: 'Días – “así” 東'}])

    expect(text).toContain('(D\xedas \x96 \x93as\xed\x94 ?) Tj')
})
