import {createServer, type Server} from 'node:http'

/**
 * Says the metrics at a port of their own, /metrics: what the shop does is nobody's business at the port where shoppers come
 * in. `read` gives them in Prometheus' text format.
 */
export const openMetricsPort = (port: number, read: () => Promise<string>): Server =>
    createServer((req, res) => {
        if (req.url !== '/metrics') {
            res.writeHead(404).end()
            return
        }
        read().then(
            (text) => res.writeHead(200, {'content-type': 'text/plain; version=0.0.4'}).end(text),
            () => res.writeHead(503).end()
        )
    }).listen(port)
