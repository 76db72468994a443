import {usStates} from './us-states'

test('there are 59 states, districts and territories, each with its own code [ENTITY-044]', () => {
    expect(usStates).toHaveLength(59)
    expect(new Set(usStates.map(({code}) => code)).size).toBe(59)
    for (const {code, name} of usStates) {
        expect(code).toMatch(/^[A-Z]{2}$/)
        expect(name).toMatch(/^[A-Z][A-Za-z ]+[a-z]$/)
    }
})

test.each`
    code    | name
    ${'AL'} | ${'Alabama'}
    ${'DC'} | ${'District of Columbia'}
    ${'NH'} | ${'New Hampshire'}
    ${'PR'} | ${'Puerto Rico'}
    ${'WY'} | ${'Wyoming'}
`('$code is $name', ({code, name}) => {
    expect(usStates.find((state) => state.code === code)?.name).toBe(name)
})

test('they are sorted by name', () => {
    const names = usStates.map(({name}) => name)

    expect(names).toEqual([...names].sort())
})
