import * as z from 'zod/mini'
import type {DatePart, TypedDate} from '@app/domain/person/person'
import {addProblem, type Problem} from '../schema'

/** The problem of a date, and of which parts of it; without parts it is about all of them. */
export type DateProblem = {problem: Problem; parts?: readonly DatePart[]}

const allParts = ['month', 'day', 'year'] as const

/** A date in three fields. */
export const typedDate = (problemOf: (date: TypedDate) => DateProblem | undefined) =>
    z.object({month: z.string(), day: z.string(), year: z.string()}).check((payload) => {
        const found = problemOf(payload.value)
        if (!found) return
        const parts = found.parts?.length ? found.parts : allParts
        for (const part of parts) addProblem(payload, found.problem, [part])
    })
