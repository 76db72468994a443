import {createDraining} from './front/load/graceful'
import {createMetrics} from './front/logs/metrics'
import {beatOn, openHealthPort, vitalsWithoutPort} from './process/health-port'
import {openMetricsPort} from './process/metrics-port'
import type {Vitals} from './process/vitals'
import {serve} from './serve'
import {missingAtStart} from './session/links/secrets'
import {settingsFrom, type Settings} from './settings'

/** Whoever starts the shop waits for this line, whatever is logged. */
const announce = ({origin}: Settings): void => {
    for (const missing of missingAtStart) process.stderr.write(`${missing}\n`)
    process.stdout.write(`storefront ready on ${origin}\n`)
}

const openHealth = async ({health}: Settings): Promise<Vitals> =>
    health === undefined ? vitalsWithoutPort() : (await openHealthPort(health)).vitals

/** One process; a machine with more cores runs more containers (docs/decisions/0038). */
const main = async (): Promise<void> => {
    const settings = settingsFrom(process.env)
    const counted = createMetrics()
    const vitals = await openHealth(settings)
    beatOn(vitals.beat)
    if (settings.metrics !== undefined)
        await openMetricsPort(settings.metrics, () => counted.registry.metrics())
    await serve(settings, counted, createDraining(vitals.leave))
    vitals.serve()
    announce(settings)
}

main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
})
