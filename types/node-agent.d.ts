import type {Duplex} from 'node:stream'

// Documented (nodejs.org/api/http.html#agentkeepsocketalivesocket), and missing in the types.
declare module 'http' {
    // Only an interface merges with the class.
    // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
    interface Agent {
        keepSocketAlive(socket: Duplex): boolean
    }
}
