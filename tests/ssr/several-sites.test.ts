import express, {type RequestHandler} from 'express'
import {settingsFrom} from '../../server/settings'
import {bySite, findSite} from '../../server/sites/by-site'
import {ownLocales} from '../../server/sites/site-pages'
import {createSites, type Site} from '../../server/sites/sites'
import {checkedConfig} from '../../config/storefront-config'
import rawConfig from '../../config/default'
import {createPlatform} from '../../sandbox/sites/platform'
import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {getAtHost} from '../support/server/host-request'
import {startServer} from '../support/server/http-server'
import {aServer, type RenderedPage} from '../support/shop/render-on-server'

const hosts = {Homeward: 'shop.example', HomewardOutlet: 'outlet.example'} as const
type SiteId = keyof typeof hosts

const today = new Date('2030-06-03T15:00:00Z')
const worlds = {
    Homeward: testSandbox({clock: () => today}),
    HomewardOutlet: testSandbox({siteId: 'HomewardOutlet', clock: () => today})
}
const platform = createPlatform(worlds.Homeward.handle, () => worlds.HomewardOutlet.handle)

const sites = createSites({
    config: checkedConfig(rawConfig),
    ...settingsFrom({
        ORIGIN: 'https://shop.example',
        SITE_HOSTS: `${hosts.HomewardOutlet}=HomewardOutlet`
    })
})

/** The site that a call to the platform is about, by the site that made it: the other one for a leak. */
const calls: {by: string; about: string | null}[] = []

const networkOf =
    (by: string): typeof globalThis.fetch =>
    async (input, init) => {
        const request = new Request(input, init)
        const {searchParams, pathname} = new URL(request.url)
        const about = searchParams.get('siteId') ?? /^\/s\/(\w+)\//.exec(pathname)?.[1] ?? null
        calls.push({by, about})
        // A turn of the event loop, as on a real network, so that renders of both sites are under way at once.
        await new Promise((resolve) => setImmediate(resolve))
        return platform(request)
    }

const rendererOf = ({id, page}: Pick<Site, 'id' | 'page'>) =>
    aServer(networkOf(id), () => today.getTime(), {}, {site: page})

/** Everything that a page's HTML has of its site, in one text. */
const textOf = ({status, html, head, state, redirect}: RenderedPage): string =>
    JSON.stringify({
        status,
        html,
        redirect,
        state,
        head: [head.title, head.meta, head.link, head.htmlAttributes, head.script].map(String)
    })

const rendering = (site: Site): RequestHandler => {
    const {render} = rendererOf(site)
    const router = express.Router()
    router.get('*', ownLocales(site), (req, res, next) => {
        render(req.url).then((page) => void res.send(textOf(page)), next)
    })
    return router
}

/** One process for both sites, as server/ssr/ssr.ts puts it together. */
const served = startServer(express().use(findSite(sites), bySite(sites, rendering)))
afterAll(async () => {
    const {close} = await served
    close()
    for (const {close: closeWorld} of Object.values(worlds)) closeWorld()
})

const productOf = async (site: SiteId): Promise<string> => {
    const {body} = await worlds[site].call(
        `POST /custom/product/v1/organizations/{org}/search?siteId=${site}&locale=en-US`,
        {body: {limit: 1}, token: worlds[site].guestToken()}
    )
    return body.results[0].c_ProductUrl
}

const paths = ['/', '/c/furniture', '/c/furniture/living-room/sofas', '/contact-us', '/stores']
const locales = ['', '/es-US'] as const
const rounds = 6

type Sent = {site: SiteId; path: string; locale: (typeof locales)[number]}

/** 2 hosts, 6 pages and 2 languages, six times over: 144 requests, those of one page and both sites side by side. */
const requests = async (): Promise<Sent[]> => {
    const product = await productOf('HomewardOutlet')
    const once = [...paths, product].flatMap((path) =>
        locales.flatMap((locale) =>
            (['Homeward', 'HomewardOutlet'] as const).map((site) => ({site, path, locale}))
        )
    )
    return Array.from({length: rounds}, () => once).flat()
}

const addressOf = ({path, locale}: Pick<Sent, 'path' | 'locale'>): string =>
    path === '/' ? locale || '/' : `${locale}${path}`

const send = async ({site, ...page}: Sent) => {
    const {origin} = await served
    const {status, headers, text} = await getAtHost(origin, hosts[site], addressOf(page))
    return {site, page: addressOf(page), status, location: headers.location, text}
}

/** What only one of the sites says: its name, on every page. */
const names = {Homeward: /\bHomeward\b/, HomewardOutlet: /Porchlight/}
const otherOf = (site: SiteId): SiteId => (site === 'Homeward' ? 'HomewardOutlet' : 'Homeward')

/** Each page as its site alone renders it: on a server that nobody else asks. */
const alone = async (pages: readonly {site: SiteId; page: string}[]) => {
    const texts = new Map<string, string>()
    for (const {site, page} of pages) {
        const found = sites.all.find(({id}) => id === site)
        if (found && !texts.has(`${site} ${page}`))
            texts.set(`${site} ${page}`, textOf(await rendererOf(found).render(page)))
    }
    return texts
}

test('of 144 mixed requests none has a name, a price, content or cached data of the other site [CONFIG-001]', async () => {
    const sent = await requests()
    expect(sent).toHaveLength(144)

    const pages = await Promise.all(sent.map(send))

    const shown = pages.filter(({status}) => status === 200)
    expect(shown).toHaveLength(108)
    expect(shown.filter(({text}) => !text.startsWith('{"status":200,'))).toEqual([])
    expect(shown.filter(({site, text}) => names[otherOf(site)].test(text))).toEqual([])
    expect(shown.filter(({site, text}) => !names[site].test(text))).toEqual([])
    const expected = await alone(shown)
    expect(shown.filter(({site, page, text}) => text !== expected.get(`${site} ${page}`))).toEqual(
        []
    )
    expect(calls.length).toBeGreaterThan(sites.all.length)
    expect(calls.filter(({by, about}) => about !== null && about !== by)).toEqual([])
})

test('the two sites show the same product at other prices, so that a mixed-up price would be seen', async () => {
    const page = await productOf('HomewardOutlet')
    const texts = await alone([
        {site: 'Homeward', page},
        {site: 'HomewardOutlet', page}
    ])
    const pricesIn = (site: SiteId) =>
        new Set(texts.get(`${site} ${page}`)?.match(/\$\d[\d,]*\.\d\d/g))

    expect(pricesIn('HomewardOutlet').size).toBeGreaterThan(2)
    expect(pricesIn('Homeward')).not.toEqual(pricesIn('HomewardOutlet'))
})

test('a page in a language that its site does not have leads to the same page in the one that it has [CONFIG-002]', async () => {
    const {status, location} = await send({
        site: 'HomewardOutlet',
        path: '/c/furniture?sort=PRICE_LOW_TO_HIGH',
        locale: '/es-US'
    })

    expect({status, location}).toEqual({
        status: 302,
        location: '/c/furniture?sort=PRICE_LOW_TO_HIGH'
    })
})

test('no address in such a language leads to another host [D-12]', async () => {
    const {origin} = await served
    const {headers} = await getAtHost(origin, hosts.HomewardOutlet, '/es-US//evil.example/')

    expect(new URL(headers.location ?? '', origin).origin).toBe(origin)
})

test('a site in one language offers no other, on the page and to search engines [I18N-004]', async () => {
    const [home, own] = await Promise.all(
        (['Homeward', 'HomewardOutlet'] as const).map((site) => send({site, path: '/', locale: ''}))
    )

    expect(home?.text).toContain('hrefLang=')
    expect(home?.text).toContain('es-US')
    expect(own?.text).not.toContain('es-US')
})
