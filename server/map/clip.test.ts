import {clipArea, clipLine} from './clip'

const box = {left: 0, top: 0, right: 10, bottom: 10}
const at = (x: number, y: number) => ({x, y})

test('an area that is larger than the box fills it', () => {
    const area = [at(-5, -5), at(15, -5), at(15, 15), at(-5, 15)]

    const corners = clipArea(area, box)

    expect(corners).toHaveLength(4)
    expect(corners).toEqual(expect.arrayContaining([at(0, 0), at(10, 0), at(10, 10), at(0, 10)]))
})

test('an area that is partly outside ends at the edge', () => {
    expect(clipArea([at(5, 5), at(15, 5), at(15, 8), at(5, 8)], box)).toEqual([
        at(5, 5),
        at(10, 5),
        at(10, 8),
        at(5, 8)
    ])
})

test('an area elsewhere leaves nothing', () => {
    expect(clipArea([at(20, 20), at(30, 20), at(30, 30)], box)).toEqual([])
})

test('a line is cut to its visible part', () => {
    const line = [
        at(-20, 5),
        at(-5, 5),
        at(5, 5),
        at(6, 5),
        at(20, 5),
        at(30, 5),
        at(30, 0),
        at(5, 2)
    ]

    expect(clipLine(line, box)).toEqual([
        [at(-5, 5), at(5, 5), at(6, 5), at(20, 5)],
        [at(30, 0), at(5, 2)]
    ])
})

test('a line that is not visible leaves nothing', () => {
    expect(clipLine([at(-5, -5), at(-1, 20)], box)).toEqual([])
})
