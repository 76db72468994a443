import {availableParallelism} from 'node:os'
import {chosenSteps} from './verify/chosen-steps'
import {runStages} from './verify/run-stages'
import {runStep, type Outcome} from './verify/run-step'
import type {Step} from './verify/steps'

const runAloud = async (step: Step): Promise<Outcome> => {
    const outcome = await runStep(step)
    console.log(`${step.name.padEnd(10)} ${resultOf(outcome)}`)
    return outcome
}

const row = (name: string, result: string, seconds = 0) =>
    `${name.padEnd(10)} ${result.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`

const resultOf = (outcome: Outcome | undefined) => {
    if (!outcome) return 'not run'
    return outcome.passed ? 'passed' : 'FAILED'
}

/** The time of all is the clock's: steps run beside each other. */
const printTable = (steps: readonly Step[], outcomes: Outcome[], seconds: number) => {
    console.log('')
    for (const step of steps) {
        const outcome = outcomes.find((each) => each.step === step)
        console.log(row(step.name, resultOf(outcome), outcome?.seconds))
    }
    console.log(row('all', outcomes.every(({passed}) => passed) ? 'passed' : 'FAILED', seconds))
}

const verify = async () => {
    const steps = chosenSteps(process.argv.slice(2))
    const started = performance.now()
    const outcomes = await runStages(steps, runAloud, availableParallelism())
    const failures = outcomes.filter(({passed}) => !passed)
    for (const {step, output} of failures) console.log(`\n${output}\nTo be proven: ${step.proves}.`)
    printTable(steps, outcomes, (performance.now() - started) / 1000)
    process.exitCode = failures.length > 0 ? 1 : 0
}

void verify()
