import {chosenSteps} from './verify/chosen-steps'
import {runStep, type Outcome} from './verify/run-step'
import type {Step} from './verify/steps'

const runUntilFailure = async (steps: readonly Step[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const step of steps) {
        process.stdout.write(`${step.name.padEnd(10)} … `)
        const outcome = await runStep(step)
        outcomes.push(outcome)
        console.log(outcome.passed ? 'passed' : 'FAILED')
        if (!outcome.passed) break
    }
    return outcomes
}

const row = (name: string, result: string, seconds = 0) =>
    `${name.padEnd(10)} ${result.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`

const resultOf = (outcome: Outcome | undefined) => {
    if (!outcome) return 'not run'
    return outcome.passed ? 'passed' : 'FAILED'
}

const printTable = (steps: readonly Step[], outcomes: Outcome[]) => {
    console.log('')
    for (const step of steps) {
        const outcome = outcomes.find((each) => each.step === step)
        console.log(row(step.name, resultOf(outcome), outcome?.seconds))
    }
    const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0)
    console.log(row('all', outcomes.every(({passed}) => passed) ? 'passed' : 'FAILED', seconds))
}

const verify = async () => {
    const steps = chosenSteps(process.argv.slice(2))
    const outcomes = await runUntilFailure(steps)
    const failure = outcomes.find(({passed}) => !passed)
    if (failure) console.log(`\n${failure.output}\nTo be proven: ${failure.step.proves}.`)
    printTable(steps, outcomes)
    process.exitCode = failure ? 1 : 0
}

void verify()
