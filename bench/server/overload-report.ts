import {quantile} from '../figures/spread'
import {atLeast, atMost, type Verdict} from '../figures/verdict'
import {timesOf, type Timed} from './client'

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
    /** Pages a second that the shop serves without the overload, and how many seconds the load lasted. */
    capacity: number
    seconds: number
}

/** The share of a kind of visitors that was admitted, per cent. */
const shareOf = (answers: readonly Answered[], name: string): number => {
    const theirs = answers.filter((answer) => answer.name === name)
    return (theirs.filter(isAdmitted).length / theirs.length) * 100
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
    recovery,
    capacity,
    seconds
}: Measured): Verdict[] => {
    const used = (answers.filter(isAdmitted).length / seconds / capacity) * 100
    const [customers, guests, forgers, prefetches] = [
        'customers',
        'guests',
        'forgers',
        'prefetches'
    ].map((name) => shareOf(answers, name))
    const lead = (one = Number.NaN, other = Number.NaN): number => one - other
    const refused = answers.filter(({isRefusal}) => isRefusal)
    const lost = answers.length - answers.filter(isAdmitted).length - refused.length
    const at = (some: readonly Timed[], share: number) =>
        quantile(
            some.map(({ms}) => ms),
            share
        )
    return [
        atMost('admitted, p95', at(answers.filter(isAdmitted), 0.95), 500, 'ms'),
        atMost('refused, p95', at(refused, 0.95), 100, 'ms'),
        atMost('neither admitted nor refused', lost, 0, 'requests'),
        atMost('health at its own port, p99', at(ownHealth, 0.99), 100, 'ms'),
        atMost('health at the shop’s port, p99', at(shopHealth, 0.99), 100, 'ms'),
        atLeast('capacity answered', used, 90, '%'),
        atLeast('customers before strangers', lead(customers, guests), 0, '% more'),
        atLeast('strangers before prefetches', lead(guests, prefetches), 0, '% more'),
        atMost('forged cookies gain', lead(forgers, guests), 10, '% more'),
        atMost('memory grew under load', growthOf(memory), 10, '%'),
        atMost('well again after', recovery / 1000, 5, 's')
    ]
}
