import type {Outcome} from './run-step'
import type {Step} from './steps'

type Run = (step: Step) => Promise<Outcome>

const isFailed = ({passed}: Outcome): boolean => !passed

/** Runs steps beside each other, as many at once as `lanes` says. After a failure none is started. */
const runStage = async (steps: readonly Step[], run: Run, lanes: number): Promise<Outcome[]> => {
    const waiting = [...steps]
    const outcomes: Outcome[] = []
    const lane = async (): Promise<void> => {
        for (let step = waiting.shift(); step; step = waiting.shift()) {
            outcomes.push(await run(step))
            if (outcomes.some(isFailed)) return
        }
    }
    await Promise.all(Array.from({length: lanes}, lane))
    return outcomes
}

/** Runs steps stage by stage. Whatever fails, what has been started runs to its end, and nothing more is started. */
export const runStages = async (
    steps: readonly Step[],
    run: Run,
    lanes: number
): Promise<Outcome[]> => {
    const outcomes: Outcome[] = []
    for (const stage of new Set(steps.map((step) => step.stage))) {
        // Each step of the night takes the whole machine, or a port or folder that another one needs.
        const own = stage === 'night' ? 1 : lanes
        outcomes.push(
            ...(await runStage(
                steps.filter((step) => step.stage === stage),
                run,
                own
            ))
        )
        if (outcomes.some(isFailed)) break
    }
    return outcomes
}
