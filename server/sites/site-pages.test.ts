import type {RequestHandler} from 'express'
import {brand} from '@app/brand'
import {checkedConfig} from '../../config/storefront-config'
import rawConfig from '../../config/default'
import {startExpress} from '../../tests/support/server/http-server'
import {hostOf, namingFiles, siteFile} from './site-pages'
import {createSites, type Site} from './sites'

const {main, all} = createSites({
    config: checkedConfig(rawConfig),
    siteHosts: [['outlet.example', 'HomewardOutlet']],
    origin: 'https://shop.example'
})
const outlet = all.find(({id}) => id === 'HomewardOutlet') ?? main

/** The files of a site as they are served; `plain` is sent where the file of the build is to be sent as it is. */
const filesOf = (site: Site, buildDir = 'app') =>
    startExpress(
        ...namingFiles.map((name): RequestHandler => {
            const file = siteFile(site, buildDir, name)
            return (req, res, next) => (req.path === `/${name}` ? file(req, res, next) : next())
        }),
        (_req, res) => void res.send('plain')
    )

const opened = {
    outlet: filesOf(outlet),
    main: filesOf(main),
    notBuilt: filesOf(outlet, '/nowhere')
}
afterAll(async () => {
    for (const server of Object.values(opened)) (await server).close()
})

const get = async (of: keyof typeof opened, name: string) => {
    const response = await fetch(`${(await opened[of]).address}/${name}`)
    return {type: response.headers.get('content-type') ?? '', text: await response.text()}
}

test('the installed app of a site has its name and its colour', async () => {
    const {type, text} = await get('outlet', 'manifest.webmanifest')

    expect(type).toMatch(/^application\/manifest\+json/)
    expect(JSON.parse(text)).toMatchObject({
        name: 'Porchlight Outlet',
        short_name: 'Porchlight Outlet',
        theme_color: outlet.brand.themeColor,
        start_url: '/'
    })
    expect(text).not.toContain(brand.name)
})

test('the page without connection has the name of its site', async () => {
    const {type, text} = await get('outlet', 'offline.html')

    expect(type).toMatch(/^text\/html/)
    expect(text).toContain('Porchlight Outlet')
    expect(text).not.toContain('Homeward')
    expect(text).not.toContain(brand.themeColor)
})

test.each(namingFiles)('the default site’s %s is the file of the build', async (name) => {
    expect((await get('main', name)).text).toBe('plain')
})

test.each(namingFiles)('a build without %s is left to what serves the files', async (name) => {
    expect((await get('notBuilt', name)).text).toBe('plain')
})

test.each([
    ['the default site', main, 'kit.example'],
    ['another site', outlet, 'outlet.example']
])(
    'the host of a request of %s is its own after the kit has replaced it',
    async (_, site, host) => {
        const named: RequestHandler = (req, res) => void res.send(req.headers.host)
        const toKit: RequestHandler = (req, _res, next) => {
            req.headers.host = 'kit.example'
            next()
        }
        const {address, close} = await startExpress(toKit, hostOf(site), named)
        const text = await (await fetch(address)).text()
        close()

        expect(text).toBe(host)
    }
)
