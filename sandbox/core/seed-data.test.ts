import {z} from 'zod'
import {seedData} from './seed-data'

const schema = z.array(z.strictObject({slug: z.string()}))

test('data as its schema says is returned', () => {
    expect(seedData('tree.json', schema, [{slug: 'sofas'}])).toEqual([{slug: 'sofas'}])
})

test.each`
    data                               | problem
    ${[{slug: 1}]}                     | ${/tree\.json .*\n.*expected string.*\n.*\[0\]\.slug/}
    ${[{slug: 'sofas', nmae: 'Sofa'}]} | ${/tree\.json .*\n.*Unrecognized key: "nmae"/}
`('a mistake in it stops the start with file and place: $problem', ({data, problem}) => {
    expect(() => seedData('tree.json', schema, data)).toThrow(problem)
})
