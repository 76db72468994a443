import type {IntlShape, MessageDescriptor} from 'react-intl'
import type * as z from 'zod/mini'
import {messages} from './field-messages'

/** The problem of a value, as a message, or as a text that is already in the shopper's language. */
export type Problem = string | MessageDescriptor

export const problemText = (problem: Problem, {formatMessage}: IntlShape): string =>
    typeof problem === 'string' ? problem : formatMessage(problem)

type Check<Value> = z.core.CheckFn<Value>

/** Adds a problem to what zod found; `path` names the field in which it is, within the value. */
export const addProblem = (
    {value, issues}: Pick<z.core.ParsePayload, 'value' | 'issues'>,
    problem: Problem,
    path: PropertyKey[] = []
): void => {
    issues.push({code: 'custom', input: value, path, params: {problem}, continue: true})
}

/** A check of a schema, from a rule that returns the problem of a value. */
export const rule =
    <Value>(problemOf: (value: Value) => Problem | undefined): Check<Value> =>
    (payload) => {
        const problem = problemOf(payload.value)
        if (problem !== undefined) addProblem(payload, problem)
    }

/** A check of several fields together, whose problem is shown at one of them. */
export const ruleAt =
    <Value>(
        field: keyof Value & string,
        problemOf: (values: Value) => Problem | undefined
    ): Check<Value> =>
    (payload) => {
        const problem = problemOf(payload.value)
        if (problem !== undefined) addProblem(payload, problem, [field])
    }

/** A check: a text that is not empty. */
export const filled = (missing: Problem): Check<string> =>
    rule((text) => (text.trim() === '' ? missing : undefined))

/** A check: a box that is ticked. */
export const ticked = (missing: Problem): Check<boolean> =>
    rule((isTicked) => (isTicked ? undefined : missing))

const isProblem = (value: unknown): value is Problem =>
    typeof value === 'string' || (typeof value === 'object' && value !== null && 'id' in value)

/**
 * The text of an issue in the shopper's language: that of its problem, and one for every wrong answer where a check of
 * zod's own was given no text.
 */
export const issueText = (issue: {code: string; params?: unknown}, intl: IntlShape): string => {
    const {params} = issue
    const problem: unknown =
        typeof params === 'object' && params !== null ? Reflect.get(params, 'problem') : undefined
    return problemText(isProblem(problem) ? problem : messages.invalid, intl)
}
