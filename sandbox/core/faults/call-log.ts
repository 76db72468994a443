export type LoggedCall = {
    method: string
    path: string
    query: string
    status: number
    /** When it arrived, by the sandbox's clock. */
    at: string
    milliseconds: number
}

const capacity = 10_000

/** The calls that came in, oldest first; only the newest ten thousand are kept. */
export const createCallLog = () => {
    let calls: LoggedCall[] = []
    return {
        add: (call: LoggedCall) => {
            calls.push(call)
            if (calls.length > 2 * capacity) calls = calls.slice(-capacity)
        },
        list: (method?: string, path?: string) =>
            calls
                .slice(-capacity)
                .filter((call) => !method || call.method === method)
                .filter((call) => !path || call.path.includes(path)),
        clear: () => {
            calls = []
        }
    }
}

export type CallLog = ReturnType<typeof createCallLog>
