/**
 * How many letters must be changed, added, left out or swapped with their neighbour to make one word the other; stops
 * counting above `most` and answers more than that.
 */
export const editDistance = (one: string, other: string, most: number): number => {
    if (Math.abs(one.length - other.length) > most) return most + 1
    const width = other.length + 1
    let before = new Array<number>(width).fill(0)
    let last = Array.from({length: width}, (_, index) => index)
    for (let row = 1; row <= one.length; row += 1) {
        const current = [row]
        for (let column = 1; column < width; column += 1) {
            current[column] = cheapest({one, other, row, column}, {before, last, current})
        }
        if (Math.min(...current) > most) return most + 1
        before = last
        last = current
    }
    return last[other.length] ?? most + 1
}

type Place = {one: string; other: string; row: number; column: number}
type Rows = {before: number[]; last: number[]; current: number[]}

const cheapest = ({one, other, row, column}: Place, {before, last, current}: Rows): number => {
    const same = one[row - 1] === other[column - 1]
    const kept = at(last, column - 1) + Number(!same)
    const leftOut = at(last, column) + 1
    const added = at(current, column - 1) + 1
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    const swapped = isSwapped ? at(before, column - 2) + 1 : Infinity
    return Math.min(kept, leftOut, added, swapped)
}

const at = (row: number[], index: number) => row[index] ?? Infinity
