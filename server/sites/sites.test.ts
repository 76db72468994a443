import {checkedConfig} from '../../config/storefront-config'
import rawConfig from '../../config/default'
import {settingsFrom} from '../settings'
import {createSites} from './sites'

const config = checkedConfig(rawConfig)
const outlet = 'outlet.example=HomewardOutlet'

const sitesWith = (environment: Record<string, string> = {}) => {
    const settings = settingsFrom({ORIGIN: 'https://shop.example', ...environment})
    return createSites({config, ...settings})
}

test('without SITE_HOSTS the default site is served at every host, as ever', () => {
    const {all, main, ofRequest} = sitesWith()

    expect(all.map(({id}) => id)).toEqual(['Homeward'])
    expect(main).toMatchObject({origin: undefined, page: undefined, prefix: ''})
    expect(ofRequest({host: 'outlet.example'})).toBe(main)
})

test.each`
    host                     | site                | because
    ${'outlet.example'}      | ${'HomewardOutlet'} | ${'it is named'}
    ${'Outlet.Example:3000'} | ${'HomewardOutlet'} | ${'neither letter case nor port are of the name'}
    ${'outlet.example.'}     | ${'HomewardOutlet'} | ${'a full name may end with a dot'}
    ${'shop.example'}        | ${'Homeward'}       | ${'the default site has all others'}
    ${'www.outlet.example'}  | ${'Homeward'}       | ${'it is another host'}
    ${undefined}             | ${'Homeward'}       | ${'no host is none that is named'}
`('a request for $host is for $site, as $because [CONFIG-001] [CONFIG-003]', ({host, site}) => {
    expect(sitesWith({SITE_HOSTS: outlet}).ofRequest({host}).id).toBe(site)
})

test.each`
    trusted      | forwarded                         | site                | because
    ${undefined} | ${'outlet.example'}               | ${'Homeward'}       | ${'anybody can send it'}
    ${'false'}   | ${'outlet.example'}               | ${'Homeward'}       | ${'the setting says so'}
    ${'true'}    | ${'outlet.example'}               | ${'HomewardOutlet'} | ${'what is in front sets it'}
    ${'true'}    | ${'Outlet.Example.:443'}          | ${'HomewardOutlet'} | ${'it is read as a host is'}
    ${'true'}    | ${'shop.example, outlet.example'} | ${'HomewardOutlet'} | ${'the last was added by the nearest proxy'}
    ${'true'}    | ${'outlet.example, shop.example'} | ${'Homeward'}       | ${'the first may be the caller’s own'}
    ${'true'}    | ${''}                             | ${'Homeward'}       | ${'an empty one says nothing'}
    ${'true'}    | ${undefined}                      | ${'Homeward'}       | ${'without it the host counts'}
`(
    'with TRUST_FORWARDED_HOST=$trusted and x-forwarded-host "$forwarded" it is $site, as $because',
    ({trusted, forwarded, site}) => {
        const {ofRequest} = sitesWith({
            SITE_HOSTS: outlet,
            ...(trusted !== undefined && {TRUST_FORWARDED_HOST: trusted})
        })

        expect(ofRequest({host: 'shop.example', 'x-forwarded-host': forwarded}).id).toBe(site)
    }
)

test('each site has its own languages, brand and address [CONFIG-002]', () => {
    const {main, all} = sitesWith({
        ORIGIN: 'http://localhost:3000',
        SITE_HOSTS: `${outlet}, www.outlet.example=HomewardOutlet`
    })
    const [, other] = all

    expect(all).toHaveLength(2)
    expect(main.locales).toEqual(['en-US', 'es-US'])
    expect(other).toMatchObject({
        locales: ['en-US'],
        origin: 'http://outlet.example:3000',
        page: {id: 'HomewardOutlet', locales: ['en-US'], brand: {name: 'Porchlight Outlet'}},
        prefix: 'HomewardOutlet '
    })
})

test('a default site without all languages says so to its pages', () => {
    const sites = [{id: 'Homeward', currency: 'USD' as const, locales: ['en-US' as const]}]
    const {main} = createSites({
        config: {sites, defaultSite: 'Homeward'},
        origin: 'https://a.example'
    })

    expect(main.page).toEqual({id: 'Homeward', locales: ['en-US']})
})

test.each`
    setting                        | because
    ${'outlet.example'}            | ${'no site is named'}
    ${'outlet.example=A=B'}        | ${'two are'}
    ${'https://outlet.example=A'}  | ${'a scheme is no part of a host'}
    ${'outlet.example:3000=A'}     | ${'nor is a port'}
    ${'=A'}                        | ${'there is no host'}
    ${'outlet.example='}           | ${'there is no site'}
    ${'a.example=A,A.example=B'}   | ${'a host is of one site'}
    ${'outlet.example=NoSuchSite'} | ${'config/sites.js has no such site'}
`('SITE_HOSTS=$setting stops the start with its name, as $because', ({setting}) => {
    expect(() => sitesWith({SITE_HOSTS: setting})).toThrow('SITE_HOSTS')
})

test('a site without a brand stops the start: it would be shown under another’s name', () => {
    const sites = [
        ...config.sites,
        {id: 'Bare', currency: 'USD' as const, locales: ['en-US' as const]}
    ]
    const siteHosts = [['bare.example', 'Bare']] as const

    expect(() =>
        createSites({config: {...config, sites}, siteHosts, origin: 'https://shop.example'})
    ).toThrow('Bare has no brand')
})
