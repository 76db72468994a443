import type {Shopper} from '../../shoppers/sign-in/shopper'
import {FaultRule, type FaultRequest, type Harm} from './fault'

type Standing = {
    id: string
    rule: FaultRule
    pattern: RegExp
    until: number
    left: number
    /** Of a rate limit: when its present time began, and the calls in it. */
    window: {since: number; calls: number}
}

export type FaultTarget = {method: string; path: string; caller: Shopper | undefined; now: number}

/** The faults that stand, asked at every call. Times are real ones, however the sandbox's clock is set. */
export const createFaults = () => {
    let standing: Standing[] = []
    let count = 0

    /** Answers the fault's id, by which it can be removed. */
    const add = (request: FaultRequest): string => {
        const rule = FaultRule.parse(request)
        count += 1
        const id = `fault-${count}`
        standing.push({
            id,
            rule,
            pattern: patternOf(rule.path),
            until: rule.seconds ? Date.now() + rule.seconds * 1000 : Infinity,
            left: rule.times ?? Infinity,
            window: {since: 0, calls: 0}
        })
        return id
    }

    /** Everything that befalls a call, in the order in which it was asked for; each counts as having struck. */
    const strike = (target: FaultTarget): Harm[] => {
        standing = standing.filter(({until, left}) => until > target.now && left > 0)
        return standing.filter((fault) => isMeant(fault, target)).map(({rule}) => rule.harm)
    }

    return {
        add,
        strike,
        remove: (id: string) => {
            standing = standing.filter((fault) => fault.id !== id)
        },
        list: () =>
            standing.map(({id, rule, left}) => ({id, ...rule, ...(left < Infinity && {left})})),
        clear: () => {
            standing = []
        }
    }
}

export type Faults = ReturnType<typeof createFaults>

const isMeant = (fault: Standing, {method, path, caller, now}: FaultTarget) => {
    const {rule, pattern} = fault
    if (rule.method && rule.method !== method) return false
    if (!pattern.test(path)) return false
    if (rule.shopper && !isCalled(rule.shopper, caller)) return false
    if (rule.harm.kind === 'rate-limit' && !isOverLimit(fault, rule.harm, now)) return false
    fault.left -= 1
    return true
}

const isCalled = (name: string, caller: Shopper | undefined) =>
    caller !== undefined && [caller.usid, caller.customerId].includes(name)

const isOverLimit = (
    {window}: Standing,
    {calls, seconds}: {calls: number; seconds: number},
    now: number
) => {
    if (now - window.since >= seconds * 1000) Object.assign(window, {since: now, calls: 0})
    window.calls += 1
    return window.calls > calls
}

const patternOf = (path: string) => new RegExp(`^${path.split('*').map(escaped).join('.*')}$`)

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
