import {quantile} from '../figures/spread'
import {atMost, type Verdict} from '../figures/verdict'
import {timesOf, type Timed} from './client'

/** The deadline of a page, whatever the platform does (docs/decisions/0012). */
const pageDeadlineMs = 2000

/** The median of the memory in each sixth of the load, MiB. */
const sixthsOf = (readings: readonly number[]): number[] => {
    const part = readings.length / 6
    return Array.from({length: 6}, (_, index) =>
        quantile(readings.slice(Math.floor(index * part), Math.ceil((index + 1) * part)), 0.5)
    )
}

/** By how much memory grew under the load, per cent: its last sixth compared with its second one. */
const growthOf = (readings: readonly number[]): number => {
    const [, early = Number.NaN, , , , late = Number.NaN] = sixthsOf(readings)
    return (late / early - 1) * 100
}

type Answered = Timed & {name: string}

/** The measurements of a whole load. */
type Measured = {
    answers: readonly Answered[]
    ownHealth: readonly Timed[]
    shopHealth: readonly Timed[]
    memory: readonly number[]
    recovery: number
}

const isAdmitted = ({status}: Timed): boolean => status === 200

/** Prints how long the visitors waited, by kind, and what was refused. */
export const report = (
    {answers, ownHealth, shopHealth, memory}: Measured,
    visitors: readonly string[]
): void => {
    console.log(timesOf('admitted', answers.filter(isAdmitted)))
    console.log(
        timesOf(
            'refused',
            answers.filter(({isRefusal}) => isRefusal)
        )
    )
    for (const name of visitors) {
        const theirs = answers.filter((answer) => answer.name === name)
        console.log(timesOf(`admitted ${name}`, theirs.filter(isAdmitted)), `  of ${theirs.length}`)
    }
    console.log(timesOf('health, its own port', ownHealth))
    console.log(timesOf('health, shop’s port', shopHealth))
    const memoryOfParts = sixthsOf(memory).map((mib) => mib.toFixed())
    console.log(`memory in each sixth of the load: ${memoryOfParts.join(', ')} MiB`)
}

/** The promises for an overloaded shop (docs/security.md). */
export const verdictsOf = ({
    answers,
    ownHealth,
    shopHealth,
    memory,
    recovery
}: Measured): Verdict[] => {
    const refused = answers.filter(({isRefusal}) => isRefusal)
    const lost = answers.length - answers.filter(isAdmitted).length - refused.length
    const at = (some: readonly Timed[], share: number) =>
        quantile(
            some.map(({ms}) => ms),
            share
        )
    return [
        atMost('admitted, p95', at(answers.filter(isAdmitted), 0.95), pageDeadlineMs, 'ms'),
        atMost('refused, p50', at(refused, 0.5), 50, 'ms'),
        atMost('refused, p95', at(refused, 0.95), 50, 'ms'),
        atMost('neither admitted nor refused', lost, 0, 'requests'),
        atMost('health at its own port, p99', at(ownHealth, 0.99), 100, 'ms'),
        atMost('health at the shop’s port, p99', at(shopHealth, 0.99), 100, 'ms'),
        atMost('memory grew under load', growthOf(memory), 10, '%'),
        atMost('well again after', recovery / 1000, 5, 's')
    ]
}
