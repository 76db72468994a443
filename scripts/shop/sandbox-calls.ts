import {z} from 'zod'

const Calls = z.object({calls: z.array(z.object({method: z.string(), path: z.string()}))})

/** The sandbox's calls since the last clearing, oldest first. */
export const sandboxCalls = async (sandbox: string): Promise<{method: string; path: string}[]> => {
    const response = await fetch(`${sandbox}/__control/calls`)
    const {calls} = Calls.parse(await response.json())
    return calls.filter(({path}) => !path.startsWith('/__control'))
}

/** Clears the list of calls. */
export const forgetCalls = async (sandbox: string): Promise<void> => {
    await fetch(`${sandbox}/__control/calls`, {method: 'DELETE'})
}
