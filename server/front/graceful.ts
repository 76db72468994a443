import type {Server} from 'node:http'

/** Time for requests under way, milliseconds; SIGTERM must end the process within 5 s. */
const grace = 4000

/** Stops taking requests, lets those under way finish, and ends the process. */
export const endGracefully = (server: Server, after: () => void = () => undefined): void => {
    const stop = () => {
        server.close(() => {
            after()
            process.exit(0)
        })
        server.closeIdleConnections()
        setTimeout(() => process.exit(0), grace).unref()
    }
    process.once('SIGTERM', stop)
    process.once('SIGINT', stop)
    // Who started it was killed, and cannot say so.
    process.once('disconnect', stop)
}
