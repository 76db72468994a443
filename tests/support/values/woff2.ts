import {brotliDecompressSync} from 'node:zlib'

/** Of the tables that WOFF2 names by a number, those that are read here. */
const KNOWN = new Map([
    [0, 'cmap'],
    [10, 'glyf'],
    [11, 'loca'],
    [47, 'fvar']
])
const ANY_NAME = 63

/** A number of seven bits to a byte, the last without its first bit; and where it ends. */
const numberAt = (file: Buffer, start: number): [value: number, end: number] => {
    let value = 0
    let at = start
    for (;;) {
        const byte = file.readUInt8(at)
        at += 1
        value = value * 128 + (byte % 128)
        if (byte < 128) return [value, at]
    }
}

/** Whether a table is stored in another form than it has in a font, which has a length of its own. */
const isTransformed = (name: string | undefined, version: number): boolean =>
    name === 'glyf' || name === 'loca' ? version === 0 : version !== 0

/** The tables of a font file by their names, as https://www.w3.org/TR/WOFF2/ lays them out. */
const tablesOf = (file: Buffer): Map<string, Buffer> => {
    const lengths: [name: string, length: number][] = []
    let at = 48
    for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
        const flags = file.readUInt8(at)
        at += 1
        const number = flags % 64
        const name =
            number === ANY_NAME ? file.toString('latin1', at, at + 4) : (KNOWN.get(number) ?? '')
        if (number === ANY_NAME) at += 4
        let [length, end] = numberAt(file, at)
        if (isTransformed(name, flags >> 6)) [length, end] = numberAt(file, end)
        at = end
        lengths.push([name, length])
    }
    const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
    let start = 0
    return new Map(
        lengths.map(([name, length]) => {
            start += length
            return [name, content.subarray(start - length, start)]
        })
    )
}

/** Where the segments of a `cmap` of format 4 begin and end, which a font without emoji has. */
const charactersOf = (cmap: Buffer): [first: number, last: number][] => {
    for (let record = 4; record < 4 + 8 * cmap.readUInt16BE(2); record += 8) {
        const table = cmap.subarray(cmap.readUInt32BE(record + 4))
        if (table.readUInt16BE(0) !== 4) continue
        const bytes = table.readUInt16BE(6)
        return Array.from({length: bytes / 2}, (_, index) => [
            table.readUInt16BE(16 + bytes + 2 * index),
            table.readUInt16BE(14 + 2 * index)
        ])
    }
    throw new Error('no table of characters')
}

export type Typeface = {
    /** The axes that vary, with their least and their most. */
    axes: Record<string, [least: number, most: number]>
    has: (character: string) => boolean
}

/** What a font file in WOFF2 says of itself. */
export const typefaceIn = (file: Buffer): Typeface => {
    const tables = tablesOf(file)
    const table = (name: string): Buffer => {
        const found = tables.get(name)
        if (!found) throw new Error(`no table ${name}`)
        return found
    }
    const fvar = table('fvar')
    const axisAt = (index: number) => fvar.readUInt16BE(4) + index * fvar.readUInt16BE(10)
    const axes = Array.from({length: fvar.readUInt16BE(8)}, (_, index) => {
        const at = axisAt(index)
        const limits = [fvar.readInt32BE(at + 4) / 65_536, fvar.readInt32BE(at + 12) / 65_536]
        return [fvar.toString('latin1', at, at + 4), limits]
    })
    const segments = charactersOf(table('cmap'))
    return {
        axes: Object.fromEntries(axes),
        has: (character) => {
            const code = character.codePointAt(0) ?? 0
            return segments.some(([first, last]) => first <= code && code <= last)
        }
    }
}
