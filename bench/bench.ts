import {mkdirSync, writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {measuredPages} from '../scripts/shop/measured-pages'
import {startShop} from '../scripts/shop/running-shop'
import {measureBrowser} from './browser/measure-browser'
import {measureListening} from './browser/measure-listening'
import {report} from './figures/report'
import {conclude} from './figures/verdict'
import {measureLoad} from './load/measure-load'
import {measureOwn} from './own/measure-own'
import {measureServer} from './server/measure-server'

const {values} = parseArgs({
    options: {
        rounds: {type: 'string', default: '3'},
        seconds: {type: 'string', default: '8'},
        /** `listening` and `load` start shops of their own, and are measured only if they are named. */
        only: {type: 'string', default: 'server,browser,own'},
        /** Measures a shop that is already running, instead of starting the build. */
        origin: {type: 'string'},
        /** Of `load` (docs/scale.md): shoppers, stores, minutes in which they arrive, seconds between their steps. */
        shoppers: {type: 'string', default: '500'},
        stores: {type: 'string', default: '50'},
        minutes: {type: 'string', default: '10'},
        think: {type: 'string', default: '8'},
        servers: {type: 'string', default: '2'},
        samples: {type: 'string', default: '100'}
    }
})

const parts = values.only.split(',')
const rounds = Number(values.rounds)

const measure = async (origin: string) => {
    const paths = await measuredPages(origin)
    return [
        ...(parts.includes('server')
            ? await measureServer({origin, paths, rounds, seconds: Number(values.seconds)})
            : []),
        ...(parts.includes('browser') ? await measureBrowser({origin, paths, rounds}) : [])
    ]
}

const measureShop = async () => {
    const shop = values.origin === undefined ? await startShop() : undefined
    const origin = shop?.origin ?? values.origin ?? ''
    try {
        const readings = await measure(origin)
        mkdirSync('.cache', {recursive: true})
        writeFileSync('.cache/bench.json', JSON.stringify(readings))
        console.log(report(readings))
        if (parts.includes('own')) console.log(`\n${await measureOwn(origin, rounds)}`)
    } finally {
        await shop?.stop()
    }
}

/** The same shop twice, with all that listens and without it (docs/decisions/0041, 0047). */
const compareListening = async () => {
    const {table, verdicts} = await measureListening(rounds)
    console.log(table)
    conclude(verdicts)
}

const loadShops = (): Promise<void> =>
    measureLoad({
        shoppers: Number(values.shoppers),
        stores: Number(values.stores),
        minutes: Number(values.minutes),
        think: Number(values.think),
        servers: Number(values.servers),
        samples: Number(values.samples)
    })

/** These start shops of their own. */
const ownShops = ['listening', 'load']

const bench = async () => {
    if (parts.some((part) => !ownShops.includes(part))) await measureShop()
    if (parts.includes('listening')) await compareListening()
    if (parts.includes('load')) await loadShops()
}

void bench()
