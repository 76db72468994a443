import {createMetrics} from '../front/logs/metrics'
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

test('the metrics have their own port, which serves nothing else', async () => {
    const {registry} = createMetrics()
    const {get, close} = await open(() => registry.metrics())

    const [metrics, other] = [await get('/metrics'), await get('/')]
    close()

    expect(metrics.status).toBe(200)
    expect(metrics.text).toContain('# HELP storefront_requests_total')
    expect(other.status).toBe(404)
})

test('metrics that are not available are reported as an outage', async () => {
    const {get, close} = await open(() => Promise.reject(new Error('Operation timed out.')))

    const {status} = await get('/metrics')
    close()

    expect(status).toBe(503)
})

test('if the port is in use, the start fails with an error that names it, before the shop reports that it is open', async () => {
    const {close, port} = await open(() => Promise.resolve(''))

    const second = openMetricsPort({port, host: '127.0.0.1'}, async () => '')

    await expect(second).rejects.toThrow(new RegExp(`^METRICS_PORT ${port}: .*EADDRINUSE`))
    close()
})
