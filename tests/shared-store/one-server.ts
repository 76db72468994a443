import express from 'express'
import pino from 'pino'
import rawConfig from '../../config/default'
import {checkedConfig} from '../../config/storefront-config'
import {createFront} from '../../server/front/front'
import {createMetrics} from '../../server/front/logs/metrics'
import {callerBehind} from '../../server/limits/limit-by-address'
import {startServer} from '../support/server/http-server'
import {connectedStore} from './connected'

/**
 * A server of the shop as a process of its own, for a test that kills it: the front with its proxies, before the
 * platform and with the store that its arguments name. It sends its origin when it is connected to both.
 */
const [platform = '', store = ''] = process.argv.slice(2)
const {
    defaultSite: siteId,
    commerceApi: {organizationId, clientId}
} = checkedConfig(rawConfig)

const start = async (): Promise<void> => {
    const {counts, known} = await connectedStore(store)
    const {origin} = await startServer(
        createFront({
            kit: express(),
            buildDir: '/nowhere',
            bundleId: 'b',
            proxy: {
                upstreams: {commerceApi: platform, ocapi: platform, images: platform},
                siteId,
                organizationId,
                clientId,
                now: () => new Date(),
                counts,
                known,
                callerOf: callerBehind(0)
            },
            log: pino({level: 'silent'}),
            metrics: createMetrics()
        })
    )
    process.send?.({origin})
}

process.once('disconnect', () => process.exit())
void start()
