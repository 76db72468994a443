import {parseArgs} from 'node:util'
import {STEPS, type Step} from './steps'

const named = (list: string) =>
    list.split(',').map((name) => {
        const step = STEPS.find((each) => each.name === name.trim())
        if (step) return step
        throw new Error(`No step ${name}. Steps: ${STEPS.map((each) => each.name).join(', ')}`)
    })

/** The steps to run, from `--only lint,types` and `--skip tests`. Throws on a step that does not exist. */
export const chosenSteps = (args: string[]): readonly Step[] => {
    const {values} = parseArgs({
        args,
        options: {only: {type: 'string'}, skip: {type: 'string'}}
    })
    const skipped = values.skip === undefined ? [] : named(values.skip)
    const wanted = values.only === undefined ? STEPS : named(values.only)
    return wanted.filter((step) => !skipped.includes(step))
}
