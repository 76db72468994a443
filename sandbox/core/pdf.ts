import {type Leaf, type Role, structureObjects} from './pdf-structure'

/**
 * A small writer of tagged PDF 1.7: letter pages of running text in the two Helvetica fonts that every reader has, with a
 * language and a structure for screen readers. Nothing is compressed, so that a test can read the words.
 */

export type PdfBlock =
    | {kind: 'title' | 'heading' | 'text'; text: string}
    /** A name on the left, its value on the right. */
    | {kind: 'row'; label: string; value: string}

export type PdfDocument = {title: string; language: string; blocks: readonly PdfBlock[]}

const page = {width: 612, height: 792, margin: 56}
const line = page.width - 2 * page.margin

/** Widths of Helvetica from space to tilde, in thousandths of the size. */
const widths = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
]

const usualWidth = 556

/** Bold letters are a little wider. */
const widthOf = (text: string, {size, isBold}: Style): number =>
    ([...text].reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? usualWidth), 0) *
        size *
        (isBold ? 1.08 : 1)) /
    1000

type Style = {size: number; isBold: boolean; before: number}

const styles: Record<PdfBlock['kind'], Style> = {
    title: {size: 18, isBold: true, before: 0},
    heading: {size: 12, isBold: true, before: 14},
    text: {size: 10.5, isBold: false, before: 4},
    row: {size: 10.5, isBold: false, before: 4}
}

const wrapped = (text: string, style: Style, most: number): string[] => {
    const lines: string[] = []
    let current = ''
    for (const word of text.split(/\s+/)) {
        const longer = current === '' ? word : `${current} ${word}`
        if (current !== '' && widthOf(longer, style) > most) {
            lines.push(current)
            current = word
        } else current = longer
    }
    return [...lines, current]
}

type Piece = {text: string; left: number; style: Style; role: Role}

const roles = {title: 'H1', heading: 'H2', text: 'P'} as const

/** The pieces on each line of a block, side by side. */
const linesOf = (block: PdfBlock): Piece[][] => {
    const style = styles[block.kind]
    if (block.kind !== 'row') {
        const role = roles[block.kind]
        return wrapped(block.text, style, line).map((text) => [
            {text, left: page.margin, style, role}
        ])
    }
    const values = wrapped(block.value, style, line / 2)
    const labels = wrapped(block.label, style, line / 2 - 12)
    return Array.from({length: Math.max(values.length, labels.length)}, (_, at) => {
        const [label = '', value = ''] = [labels[at], values[at]]
        const right = page.width - page.margin - widthOf(value, style)
        const cells = [
            {text: label, left: page.margin, style, role: 'TH'},
            {text: value, left: right, style, role: 'TD'}
        ] as const
        return cells.filter(({text}) => text !== '')
    })
}

/** Typographic characters of the Windows code page; anything that it does not have becomes a question mark. */
const windows: Record<string, number> = {
    '‘': 0x91,
    '’': 0x92,
    '“': 0x93,
    '”': 0x94,
    '•': 0x95,
    '–': 0x96,
    '—': 0x97
}

const encoded = (text: string): string =>
    [...text]
        .map((letter) => {
            const code = windows[letter] ?? letter.codePointAt(0) ?? 0
            return code <= 0xff ? String.fromCharCode(code) : '?'
        })
        .join('')
        .replace(/[\\()]/g, '\\$&')

const shown = ({text, left, style, role}: Piece, number: number, height: number): string =>
    `/${role} << /MCID ${number} >> BDC BT /${style.isBold ? 'B' : 'R'} ${style.size} Tf ${left.toFixed(2)} ${height.toFixed(2)} Td (${encoded(text)}) Tj ET EMC`

/** The drawing of each page, and its structure elements. */
const drawn = (blocks: readonly PdfBlock[]): {pages: string[]; leaves: Leaf[]} => {
    const pages: string[][] = [[]]
    const leaves: Leaf[] = []
    let height = page.height - page.margin
    for (const block of blocks) {
        const style = styles[block.kind]
        const marks = new Map<Role, Leaf['marks'][number][]>()
        height -= style.before
        for (const pieces of linesOf(block)) {
            height -= style.size * 1.35
            if (height < page.margin) {
                pages.push([])
                height = page.height - page.margin - style.size
            }
            const lines = pages.at(-1) ?? []
            for (const piece of pieces) {
                const mark = {page: pages.length - 1, number: lines.length}
                marks.set(piece.role, [...(marks.get(piece.role) ?? []), mark])
                lines.push(shown(piece, mark.number, height))
            }
        }
        leaves.push(...[...marks].map(([role, own]) => ({role, marks: own})))
    }
    return {pages: pages.map((lines) => lines.join('\n')), leaves}
}

const firstPage = 6

/** A document as bytes. */
export const pdfOf = ({title, language, blocks}: PdfDocument): Buffer => {
    const {pages, leaves} = drawn(blocks)
    const font = (name: string) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
    const pageNumbers = pages.map((_, at) => firstPage + 2 * at)
    const kids = pageNumbers.map((number) => `${number} 0 R`).join(' ')
    const structure = firstPage + 2 * pages.length
    const objects = [
        `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`,
        `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
        font('Helvetica'),
        font('Helvetica-Bold'),
        `<< /Title (${encoded(title)}) /Producer (Homeward) >>`,
        ...pages.flatMap((drawing, at) => [
            `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /StructParents ${at} /Tabs /S /Contents ${firstPage + 2 * at + 1} 0 R >>`,
            `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
        ]),
        ...structureObjects(leaves, {first: structure, pages: pageNumbers})
    ]
    let text = '%PDF-1.7\n'
    const places = objects.map((object, at) => {
        const index = text.length
        text += `${at + 1} 0 obj\n${object}\nendobj\n`
        return index
    })
    const start = text.length
    const table = places.map((index) => `${String(index).padStart(10, '0')} 00000 n \n`).join('')
    text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
    text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
    return Buffer.from(text, 'latin1')
}
