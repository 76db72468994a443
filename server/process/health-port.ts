import {once} from 'node:events'
import path from 'node:path'
import {Worker} from 'node:worker_threads'
import {z} from 'zod'
import {createVitals, machineClock, vitalsMemory, type Vitals} from './vitals'

const Listening = z.object({port: z.number()})

const beatEveryMs = 1000

type HealthPort = {
    port: number
    host: string
    /** The file of the thread's program. */
    program?: string
}

/** Used when no health port is configured. */
export const vitalsWithoutPort = (): Vitals => createVitals(vitalsMemory(), machineClock)

/**
 * Serves /healthz and /readyz at their own port and from their own thread, so that rendering pages does not delay them
 * (docs/decisions/0021). Resolves when the port is open; rejects with an Error that names the port if it is not
 * available.
 */
export const openHealthPort = async ({
    port,
    host,
    program = path.join(__dirname, 'health-lane.js')
}: HealthPort) => {
    const memory = vitalsMemory()
    const vitals = createVitals(memory, machineClock)
    vitals.beat()
    const lane = new Worker(program, {workerData: {port, host, memory}})
    try {
        const message: unknown[] = await once(lane, 'message')
        lane.unref()
        const close = () => lane.terminate()
        return {vitals, port: Listening.parse(message[0]).port, close}
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new Error(`HEALTH_PORT ${port}: ${reason}`, {cause})
    }
}

/** Reports every second that this event loop is running. */
export const beatOn = (beat: () => void): void => {
    beat()
    setInterval(beat, beatEveryMs).unref()
}
