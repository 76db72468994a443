import type {Duplex} from 'node:stream'

// Documented (nodejs.org/api/http.html#agentkeepsocketalivesocket), and missing in the types.
declare module 'http' {
    interface Agent {
        keepSocketAlive(socket: Duplex): boolean
    }
}
