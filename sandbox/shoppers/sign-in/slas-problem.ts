import type {Endpoint} from '../../core/endpoint'
import {Problem} from '../../core/problem'

const documentOf = (error: string, detail: string) => ({
    error,
    error_description: detail,
    // What the service answers besides its contract, and what commerce-sdk-react reads.
    message: detail
})

/** Refuses as the sign-in service does, which has a shape of its own. */
export function slasProblem(status: number, error: string, detail: string): never {
    throw new Problem(status, documentOf(error, detail))
}

/** An endpoint of the sign-in service: what the core refuses leaves in the service's shape too. */
export const slasEndpoint = (endpoint: Endpoint): Endpoint => ({
    ...endpoint,
    run: async (call) => {
        try {
            return await endpoint.run(call)
        } catch (error) {
            throw error instanceof Problem ? inSlasShape(error) : error
        }
    }
})

const inSlasShape = (problem: Problem) =>
    'error' in problem.body
        ? problem
        : new Problem(
              problem.status,
              documentOf('invalid_request', problem.message),
              problem.headers
          )
