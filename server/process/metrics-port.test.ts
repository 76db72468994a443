import {createMetrics} from '../front/metrics'
import {openMetricsPort} from './metrics-port'

const open = async (read: () => Promise<string>) => {
    const server = await openMetricsPort({port: 0, host: '127.0.0.1'}, read)
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const get = async (path: string) => {
        const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`)
        return {status: answer.status, text: await answer.text()}
    }
    const close = () => {
        server.closeAllConnections()
        server.close()
    }
    return {get, close, port: Number(port)}
}

test('the metrics are read at a port of their own, and nothing else is', async () => {
    const {registry} = createMetrics()
    const {get, close} = await open(() => registry.metrics())

    const [metrics, other] = [await get('/metrics'), await get('/')]
    close()

    expect(metrics.status).toBe(200)
    expect(metrics.text).toContain('# HELP storefront_requests_total')
    expect(other.status).toBe(404)
})

test('metrics that cannot be had are reported as an outage', async () => {
    const {get, close} = await open(() => Promise.reject(new Error('Operation timed out.')))

    const {status} = await get('/metrics')
    close()

    expect(status).toBe(503)
})

test('a port that is taken ends the start with its name, before anybody is informed that the shop is open', async () => {
    const {close, port} = await open(() => Promise.resolve(''))

    const second = openMetricsPort({port, host: '127.0.0.1'}, async () => '')

    await expect(second).rejects.toThrow(new RegExp(`^METRICS_PORT ${port}: .*EADDRINUSE`))
    close()
})
