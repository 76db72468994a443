import type {Outcome} from './run-step'
import {runStages} from './run-stages'
import type {Step} from './steps'

const step = (name: string, stage: Step['stage']): Step => ({name, stage, proves: '', command: []})

const steps = [
    step('generated', 'prepare'),
    step('build', 'check'),
    step('lint', 'check'),
    step('types', 'check'),
    step('tests', 'run'),
    step('journeys', 'night'),
    step('dev', 'night')
]

/** Runs them; what began and ended, in order. A step ends when those that began before it have begun. */
const ran = async (lanes: number, failing?: string) => {
    const events: string[] = []
    const run = async (one: Step): Promise<Outcome> => {
        events.push(`+${one.name}`)
        await new Promise(setImmediate)
        events.push(`-${one.name}`)
        return {step: one, passed: one.name !== failing, seconds: 0, output: ''}
    }
    const outcomes = await runStages(steps, run, lanes)
    return {events: events.join(' '), outcomes: outcomes.map((outcome) => outcome.step.name)}
}

test('steps of a stage run beside each other, those of the night alone', async () => {
    const {events} = await ran(2)

    expect(events).toBe(
        '+generated -generated +build +lint -build +types -lint -types +tests -tests ' +
            '+journeys -journeys +dev -dev'
    )
})

test('after a failure what runs is finished and nothing more is started', async () => {
    const {events, outcomes} = await ran(2, 'build')

    expect(events).toBe('+generated -generated +build +lint -build -lint')
    expect(outcomes).toEqual(['generated', 'build', 'lint'])
})

test('with one lane they run one after the other', async () => {
    const {events} = await ran(1, 'types')

    expect(events).toBe('+generated -generated +build -build +lint -lint +types -types')
})
