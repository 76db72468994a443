import {once} from 'node:events'
import {createServer, type Server} from 'node:http'

/**
 * Serves /metrics at a port of its own, as shoppers must not see it at theirs. `read` returns the metrics in
 * Prometheus' text format. Resolves when the port is open; rejects with an Error that names the port if it is not
 * available.
 */
export const openMetricsPort = async (
    {port, host}: {port: number; host: string},
    read: () => Promise<string>
): Promise<Server> => {
    const server = createServer((req, res) => {
        if (req.url !== '/metrics') {
            res.writeHead(404).end()
            return
        }
        read().then(
            (text) => res.writeHead(200, {'content-type': 'text/plain; version=0.0.4'}).end(text),
            () => res.writeHead(503).end()
        )
    }).listen(port, host)
    try {
        await once(server, 'listening')
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`METRICS_PORT ${port}: ${reason}`, {cause})
    }
    return server
}
