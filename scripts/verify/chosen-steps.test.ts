import {chosenSteps} from './chosen-steps'
import {STEPS} from './steps'

const names = (...args: string[]) => chosenSteps(args).map(({name}) => name)

test('without options, the gate without what runs at night', () => {
    expect(names()).toEqual(STEPS.filter(({stage}) => stage !== 'night').map(({name}) => name))
})

test('with all, every step', () => {
    expect(names('--all')).toEqual(STEPS.map(({name}) => name))
})

test('only what is named, in the order named', () => {
    expect(names('--only', 'lint,types,dev')).toEqual(['lint', 'types', 'dev'])
})

test('all except the skipped steps', () => {
    expect(names('--skip', 'tests')).not.toContain('tests')
    expect(names('--skip', 'tests')).toHaveLength(names().length - 1)
})

test('a step that does not exist is refused with the list of those that do', () => {
    expect(() => chosenSteps(['--only', 'lnt'])).toThrow('No step lnt. Steps: generated, build')
})
