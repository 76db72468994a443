/** The thread that answers health checks for its process (health-port.ts). */
import {createServer} from 'node:http'
import {parentPort, workerData} from 'node:worker_threads'
import {z} from 'zod'
import {createVitals, healthAnswer, machineClock} from './vitals'

const Given = z.object({
    port: z.number(),
    host: z.string(),
    memory: z.instanceof(SharedArrayBuffer)
})

const {port, host, memory} = Given.parse(workerData)
const vitals = createVitals(memory, machineClock)

const server = createServer(({url}, res) => {
    const {status, text} = healthAnswer(vitals, url)
    res.writeHead(status, {'content-type': 'text/plain', 'cache-control': 'no-store'}).end(text)
})
server.once('error', (error) => {
    throw error
})
server.listen(port, host, () => parentPort?.postMessage(server.address()))
