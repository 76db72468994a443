import express from 'express'
import pino from 'pino'
import {serve} from '../../sandbox/core/http'
import {createPlatform} from '../../sandbox/sites/platform'
import {organization, testSandbox} from '../../sandbox/tests/test-sandbox'
import {getAtHost} from '../../tests/support/server/host-request'
import {startServer} from '../../tests/support/server/http-server'
import {checkedConfig} from '../../config/storefront-config'
import rawConfig from '../../config/default'
import {createFront} from '../front/front'
import {createMetrics} from '../front/logs/metrics'
import {createCounts} from '../limits/counts'
import {callerBehind} from '../limits/limit-by-address'
import {sealedMark} from '../session/inactivity/session-mark'
import {sessionRoute} from '../session/session-route'
import {createKnown} from '../shared/known'
import {bySite, storeOfSite} from './by-site'
import {createSites} from './sites'

const hosts = {Homeward: 'shop.example', HomewardOutlet: 'outlet.example'} as const
type SiteId = keyof typeof hosts

const worlds = {
    Homeward: testSandbox(),
    HomewardOutlet: testSandbox({siteId: 'HomewardOutlet'})
}
const reached: string[] = []

const sites = createSites({
    config: checkedConfig(rawConfig),
    siteHosts: [[hosts.HomewardOutlet, 'HomewardOutlet']],
    origin: 'https://shop.example'
})

/** Our server before a platform with two sites, with the session's endpoint in the place of the kit. */
const openShop = async () => {
    const answer = createPlatform(worlds.Homeward.handle, () => worlds.HomewardOutlet.handle)
    const platform = await serve(
        (request) => {
            reached.push(request.url)
            return answer(request)
        },
        0,
        '127.0.0.1'
    )
    const address = platform.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const now = () => new Date()
    const store = {counts: createCounts(Date.now), known: createKnown(Date.now)}
    const kit = express().use(
        bySite(sites, (site) =>
            sessionRoute({
                ...storeOfSite(store, site),
                siteId: site.id,
                now,
                endAtPlatform: () => undefined,
                accountMinutes: async () => 15
            })
        )
    )
    const front = createFront({
        kit,
        buildDir: '/nowhere',
        bundleId: 'b',
        sites,
        proxy: {
            ...store,
            upstreams: {commerceApi: origin, ocapi: origin, images: origin},
            siteId: sites.main.id,
            organizationId: organization,
            clientId: 'c',
            now,
            callerOf: callerBehind(0)
        },
        log: pino({level: 'silent'}),
        metrics: createMetrics()
    })
    const shop = await startServer(front)
    return {
        origin: shop.origin,
        close: () => {
            shop.close()
            platform.closeAllConnections()
            platform.close()
        }
    }
}

const opened = openShop()
afterAll(async () => {
    const {close} = await opened
    close()
    for (const {close: closeWorld} of Object.values(worlds)) closeWorld()
})
beforeEach(() => void reached.splice(0))

const customerId = 'seed00000000000000000casey'

/** The cookies of a customer who has signed in at a site, under the names that a site's cookies have. */
const cookiesOf = (
    signedInAt: SiteId,
    named: SiteId = signedInAt,
    sealedFor = signedInAt
): string => {
    const moment = Date.now()
    const mark = {customerId, begunAt: moment, lastActivity: moment, minutes: 15}
    return [
        `cc-at_${named}=${worlds[signedInAt].shopperToken(customerId)}`,
        `cc-nx_${named}=a-refresh-token`,
        `seen_${named}=${sealedMark({...mark, siteId: sealedFor})}`
    ].join('; ')
}

const get = async (site: SiteId, path: string, cookie: string) =>
    getAtHost((await opened).origin, hosts[site], path, {cookie})

const sessionAt = async (site: SiteId, cookie: string) =>
    JSON.parse((await get(site, '/session', cookie)).text)

const profile = (siteId: SiteId) =>
    `/api/scapi/customer/shopper-customers/v1/organizations/${organization}/customers/${customerId}?siteId=${siteId}`

test.each(['Homeward', 'HomewardOutlet'] as const)(
    'a customer who has signed in at %s is known there, and reads their own record',
    async (site) => {
        const cookie = cookiesOf(site)

        expect(await sessionAt(site, cookie)).toMatchObject({state: 'known', customerId})
        expect((await get(site, profile(site), cookie)).status).toBe(200)
    }
)

const crossings = [
    ['Homeward', 'HomewardOutlet'],
    ['HomewardOutlet', 'Homeward']
] as const

test.each(crossings)(
    'cookies of a session at %s are nobody’s at %s [CONFIG-001]',
    async (from, to) => {
        const cookie = cookiesOf(from)

        expect(await sessionAt(to, cookie)).toEqual({state: 'none', renewable: null})
        expect((await get(to, profile(to), cookie)).status).toBe(401)
        expect(reached).toEqual([])
    }
)

test.each(crossings)(
    'nor are they when somebody renames cookies of %s as those of %s [CONFIG-001]',
    async (from, to) => {
        const renamed = cookiesOf(from, to)

        expect(await sessionAt(to, renamed)).toMatchObject({state: 'none'})
        expect((await get(to, profile(to), renamed)).status).toBe(401)
        expect(reached).toEqual([])
    }
)

test.each(crossings)(
    'a token of %s counts for nobody at %s, whatever else is beside it [CONFIG-001]',
    async (from, to) => {
        const besideTrueMark = cookiesOf(from, to, to)
        const ofGuest = `cc-at_${to}=${worlds[from].guestToken()}`

        for (const cookie of [besideTrueMark, ofGuest]) {
            expect(await sessionAt(to, cookie)).toMatchObject({state: 'none'})
            expect((await get(to, profile(to), cookie)).status).toBe(401)
        }
        expect(reached).toEqual([])
    }
)

test.each(crossings)(
    'a customer’s mark of %s does not keep a session of %s running',
    async (from, to) => {
        expect(await sessionAt(to, cookiesOf(to, to, from))).toMatchObject({state: 'none'})
    }
)

test.each(crossings)('a call at the host of %s that names %s goes nowhere', async (at, named) => {
    const {status, text} = await get(at, profile(named), cookiesOf(at))

    expect(status).toBe(404)
    expect(text).not.toContain('casey')
    expect(reached).toEqual([])
})
