import {chosenSteps} from './chosen-steps'
import {STEPS} from './steps'

const names = (...args: string[]) => chosenSteps(args).map(({name}) => name)

test('without options, the whole gate', () => {
    expect(names()).toEqual(STEPS.map(({name}) => name))
})

test('only what is named, in the order named', () => {
    expect(names('--only', 'lint,types')).toEqual(['lint', 'types'])
})

test('all except the skipped steps', () => {
    expect(names('--skip', 'tests')).not.toContain('tests')
    expect(names('--skip', 'tests')).toHaveLength(STEPS.length - 1)
})

test('a step that does not exist is refused with the list of those that do', () => {
    expect(() => chosenSteps(['--only', 'lnt'])).toThrow('No step lnt. Steps: format, types')
})
