import {parseArgs} from 'node:util'
import {STEPS, type Step} from './steps'

const named = (list: string) =>
    list.split(',').map((name) => {
        const step = STEPS.find((each) => each.name === name.trim())
        if (step) return step
        throw new Error(`No step ${name}. Steps: ${STEPS.map((each) => each.name).join(', ')}`)
    })

/**
 * The steps to run, from `--only lint,types`, `--skip tests` and `--all`, without which the steps of the night are left
 * out. Throws on a step that does not exist.
 */
export const chosenSteps = (args: string[]): readonly Step[] => {
    const {values} = parseArgs({
        args,
        options: {
            only: {type: 'string'},
            skip: {type: 'string'},
            all: {type: 'boolean', default: false}
        }
    })
    const skipped = values.skip === undefined ? [] : named(values.skip)
    const usual = STEPS.filter(({stage}) => values.all || stage !== 'night')
    const wanted = values.only === undefined ? usual : named(values.only)
    return wanted.filter((step) => !skipped.includes(step))
}
