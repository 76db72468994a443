import {type PdfBlock, pdfOf} from './pdf'

const textOf = (blocks: PdfBlock[]) =>
    pdfOf({title: 'A (small) one', language: 'en-US', blocks}).toString('latin1')

test('each object is at its position in the document’s table', () => {
    const text = textOf([
        {kind: 'title', text: 'Agreement'},
        {kind: 'row', label: 'Total', value: '$1,234.00'}
    ])
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
    const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) =>
        Number(at)
    )

    expect(text.slice(start, start + 4)).toBe('xref')
    expect(places.map((index) => /^\d+ 0 obj/.test(text.slice(index)))).toEqual(
        places.map(() => true)
    )
    // Seven for what is drawn; then the structure: its root, its lists, and five elements of a heading and a row.
    expect(places).toHaveLength(7 + 2 + 6)
    expect(text).toContain('(A \\(small\\) one)')
})

test('long lines are wrapped, and a new page starts when one is full', () => {
    const text = textOf(
        Array.from({length: 80}, () => ({kind: 'text', text: 'A long line of words. '.repeat(12)}))
    )

    expect(text.match(/\/Type \/Page /g)?.length).toBeGreaterThan(2)
    expect(
        Math.max(...[...text.matchAll(/\(([^)]*)\) Tj/g)].map(([, one = '']) => one.length))
    ).toBeLessThan(130)
})

test('accents and typographic signs are written in the font’s code, others as a question mark', () => {
    const text = textOf([{kind: 'text', text: 'Días – “así” 東'}])

    expect(text).toContain('(D\xedas \x96 \x93as\xed\x94 ?) Tj')
})

/** The numbered objects of a document. */
const objectsOf = (text: string) =>
    new Map(
        [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number, body = '']) => [
            Number(number),
            body
        ])
    )

const refsIn = (body: string, name: string) =>
    [...(new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(body)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(
        ([, number]) => Number(number)
    )

/** What a screen reader finds: the roles in order, each with the words of its marks. */
const outlineOf = (text: string) => {
    const objects = objectsOf(text)
    const wordsOf = (mark: string) => {
        const [, page, number] = /Pg (\d+) 0 R \/MCID (\d+)/.exec(mark) ?? []
        const drawing = objects.get(Number(page) + 1) ?? ''
        return new RegExp(`/MCID ${number} >> BDC .*\\((.*)\\) Tj`).exec(drawing)?.[1] ?? '?'
    }
    const rolesIn = (number: number): string[] => {
        const body = objects.get(number) ?? ''
        const role = /\/S \/(\w+)/.exec(body)?.[1] ?? ''
        const marks = body.match(/<< \/Type \/MCR [^>]*>>/g)
        if (marks) return [`${role}: ${marks.map(wordsOf).join(' ')}`]
        return [role, ...refsIn(body, 'K').flatMap(rolesIn)]
    }
    const root = Number(/\/StructTreeRoot (\d+) 0 R/.exec(text)?.[1])
    return refsIn(objects.get(root) ?? '', 'K').flatMap(rolesIn)
}

test('a screen reader finds the language, title, headings, paragraphs, and rows as tables with names as headers', () => {
    const text = textOf([
        {kind: 'title', text: 'Agreement'},
        {kind: 'heading', text: 'What is paid'},
        {kind: 'row', label: 'Total', value: '$1,234.00'},
        {kind: 'row', label: 'Paid', value: '$4.00'},
        {kind: 'text', text: 'Words.'}
    ])

    expect(text).toMatch(/\/Lang \(en-US\) \/MarkInfo << \/Marked true >>/)
    expect(outlineOf(text)).toEqual([
        'Document',
        'H1: Agreement',
        'H2: What is paid',
        'Table',
        'TR',
        'TH: Total',
        'TD: $1,234.00',
        'TR',
        'TH: Paid',
        'TD: $4.00',
        'P: Words.'
    ])
})

test('a paragraph on two pages is one element, and everything drawn has one', () => {
    const text = textOf(
        Array.from({length: 30}, () => ({kind: 'text', text: 'A long line of words. '.repeat(12)}))
    )
    const drawnPieces = text.match(/\/MCID \d+ >> BDC/g) ?? []
    const lists = /\/Nums \[(.*)\] >>/.exec(text)?.[1] ?? ''

    expect(outlineOf(text).filter((one) => one.startsWith('P: A long'))).toHaveLength(30)
    expect(lists.match(/\d+ 0 R/g)).toHaveLength(drawnPieces.length)
    expect(outlineOf(text).join('')).not.toContain('?')
})
