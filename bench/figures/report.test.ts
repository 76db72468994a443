import {report} from './report'

const rowOf = (...values: number[]) => {
    const readings = values.map(
        (value) => ({page: 'home', figure: 'requests per second', value}) as const
    )
    return report(readings).split('\n')[2]
}

test('a figure has the stock template’s, its ratio and its budget beside it', () => {
    expect(rowOf(102, 100, 110)).toBe(
        '| requests per second | home | 102 | 100..110 | 10.2 | 10 x | ≥ 70 |'
    )
})

test('less is better for all but requests per second', () => {
    const text = report([{page: 'listing', figure: 'hydrated, ms', value: 838.5}])

    expect(text).toContain(
        '| hydrated, ms | listing | 838.5 | 838.5..838.5 | 8385 | 10 x | ≤ 2400 |'
    )
})

test('what was not measured has no row', () => {
    expect(report([]).split('\n')).toHaveLength(2)
})
