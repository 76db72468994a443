import {allKinds, dimensionsOf} from './kind'

const measuresOf = (id: string) => {
    const kind = allKinds.find((one) => one.id === id)
    return kind?.forms.map((form) => [form[0], ...dimensionsOf(kind, form)])
}

test('a mattress is as high as its name says', () => {
    expect(measuresOf('mattress-foam')).toEqual([
        ['10-Inch', [60, 60], [80, 80], [10, 10]],
        ['12-Inch Gel', [60, 60], [80, 80], [12, 12]],
        ['14-Inch Cooling', [60, 60], [80, 80], [14, 14]]
    ])
})

test('a television is as wide and as high as its diagonal makes it', () => {
    expect(measuresOf('tv-small')).toEqual([
        ['32-Inch Class HD', [28, 28], [7, 10], [17, 17]],
        ['43-Inch Class 4K', [38, 38], [7, 10], [23, 23]],
        ['50-Inch Class 4K', [44, 44], [7, 10], [27, 27]]
    ])
})

test('a name without inches leaves the measures of its kind', () => {
    expect(measuresOf('tv-stand')?.slice(1, 3)).toEqual([
        ['72-Inch', [72, 72], [15, 19], [24, 32]],
        ['Electric Fireplace', [58, 74], [15, 19], [24, 32]]
    ])
})
