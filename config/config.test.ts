import {execFileSync} from 'node:child_process'
import {checkedConfig} from './storefront-config'
import {checkedUpstreams} from './checked-upstreams'
import rawConfig from '../config/default'

const app = checkedConfig(rawConfig)

test('the configuration that ships is right', () => {
    expect(app.defaultSite).toBe('Homeward')
})

test('shoppers live in the United States and Canada; without a place they count as near 90210 [STORE-070, STORE-071, STORE-072]', () => {
    expect([...app.countries].sort()).toEqual(['CA', 'US'])
    expect(app.defaultStore).toEqual({postalCode: '90210', countryCode: 'US'})
})

test('a former price counts from a dollar, for 90 days [PRICE-006, PRICE-007]', () => {
    expect(app.wasPriceRules).toEqual({minimumDifferenceCents: 100, maximumAgeDays: 90})
})

test.each`
    fault                                  | wrong                                                                           | names
    ${'an unknown key'}                    | ${{...app, defaultSight: 'x'}}                                                  | ${'defaultSight'}
    ${'a missing key'}                     | ${{...app, sites: undefined}}                                                   | ${'app.sites'}
    ${'no site'}                           | ${{...app, sites: []}}                                                          | ${'Sites not found in config'}
    ${'a site without the default locale'} | ${{...app, sites: [{...app.sites[0], locales: ['es-US']}]}}                     | ${'app.sites.0.locales'}
    ${'an unknown site'}                   | ${{...app, defaultSite: 'Other'}}                                               | ${'default site not found'}
    ${'a broken cent'}                     | ${{...app, wasPriceRules: {...app.wasPriceRules, minimumDifferenceCents: 0.5}}} | ${'app.wasPriceRules.minimumDifferenceCents'}
    ${'a wrong postal code'}               | ${{...app, defaultStore: {...app.defaultStore, postalCode: '9021'}}}            | ${'app.defaultStore.postalCode'}
`('$fault stops the start with its name [ERR-017] [ERR-018]', ({wrong, names}) => {
    expect(() => checkedConfig({app: wrong})).toThrow(names)
})

test.each`
    upstreams                                                                            | names
    ${{commerceApi: 'nowhere', ocapi: 'http://a', images: 'http://a', deadlineMs: 4000}} | ${'commerceApi'}
    ${{commerceApi: 'http://a', ocapi: 'ftp://a', images: 'http://a', deadlineMs: 4000}} | ${'ocapi'}
    ${{commerceApi: 'http://a', ocapi: 'http://a', images: 'http://a', deadlineMs: 99}}  | ${'deadlineMs'}
`('a wrong address or deadline stops the start with its name: $names', ({upstreams, names}) => {
    expect(() => checkedUpstreams(upstreams)).toThrow(names)
})

const real = {
    COMMERCE_API_URL: 'https://abcd1234.api.commercecloud.salesforce.com',
    OCAPI_URL: 'https://shop.dx.commercecloud.salesforce.com',
    IMAGES_URL: 'https://images.example',
    GEOCODER_URL: '',
    COMMERCE_ORGANIZATION_ID: 'f_ecom_abcd_001',
    COMMERCE_SHORT_CODE: 'abcd1234',
    COMMERCE_CLIENT_ID: 'a-client'
}

/** Both parts of the configuration as a process reads them that is given these variables and no others. */
const readWith = (variables: Record<string, string>) => {
    const script = `console.log(JSON.stringify([require('./config/default'), require('./config/upstreams')]))`
    const output = execFileSync(process.execPath, ['-e', script], {
        env: variables,
        encoding: 'utf8'
    })
    const [config, upstreams]: [unknown, unknown] = JSON.parse(output)
    return () => ({config: checkedConfig(config), upstreams: checkedUpstreams(upstreams)})
}

test('without a platform everything is the sandbox’s', () => {
    const {upstreams} = readWith({SANDBOX_PORT: '4001'})()

    const {commerceApi, ocapi, images, geocoder} = upstreams
    expect(new Set([commerceApi, ocapi, images, geocoder.address])).toEqual(
        new Set(['http://127.0.0.1:4001'])
    )
})

test('with a platform nothing is the sandbox’s, and an empty geocoder is none', () => {
    const {config, upstreams} = readWith(real)()

    expect(JSON.stringify({config, upstreams})).not.toMatch(/127\.0\.0\.1|hmwd|c2FuZGJveA/)
    expect(upstreams.geocoder).toEqual({address: '', key: '', signingSecret: ''})
})

test.each(Object.keys(real).filter((variable) => variable !== 'COMMERCE_API_URL'))(
    'with a platform, a forgotten %s stops the start with its name [ERR-017]',
    (forgotten) => {
        const variables = Object.entries(real).filter(([variable]) => variable !== forgotten)

        expect(readWith(Object.fromEntries(variables))).toThrow(forgotten)
    }
)

test.each`
    variable                                   | hosts                                       | because
    ${''}                                      | ${[]}                                       | ${'none is said'}
    ${undefined}                               | ${['127.0.0.1:4000']}                       | ${'the sandbox has a site to lead to [SEARCH-016]'}
    ${'careers.example, blog.example:8443 ,,'} | ${['careers.example', 'blog.example:8443']} | ${'spaces and commas are no hosts'}
`(
    'a search may lead to $hosts for REDIRECT_HOSTS="$variable", as $because',
    ({variable, hosts}) => {
        expect(
            readWith(variable === undefined ? {} : {REDIRECT_HOSTS: variable})().config
                .redirectHosts
        ).toEqual(hosts)
    }
)

test.each`
    variable                           | because
    ${'https://careers.example'}       | ${'a scheme is no part of a host'}
    ${'careers.example/jobs'}          | ${'nor is a path'}
    ${'careers.example; script-src *'} | ${'it would be a directive of the security policy'}
    ${'*.example'}                     | ${'each host is named'}
    ${'Careers.example'}               | ${'no address is written so, and none would match'}
`(
    'REDIRECT_HOSTS="$variable" stops the start with its name, as $because [D-06, D-12]',
    ({variable}) => {
        expect(readWith({REDIRECT_HOSTS: variable})).toThrow('REDIRECT_HOSTS')
    }
)

test.each`
    variable                            | origins                                 | because
    ${''}                               | ${[]}                                   | ${'none is said'}
    ${undefined}                        | ${['http://127.0.0.1:4000']}            | ${'the sandbox has a script for each'}
    ${'https://a.example, https://b:8'} | ${['https://a.example', 'https://b:8']} | ${'spaces and commas are no origins'}
`('scripts may come from $origins for SCRIPT_ORIGINS="$variable", as $because', (given) => {
    const {config} = readWith(
        given.variable === undefined ? {} : {SCRIPT_ORIGINS: given.variable}
    )()

    expect(config.thirdParties.scriptOrigins).toEqual(given.origins)
})

test.each([
    'http://a.example',
    'https://a.example/x.js',
    "https://a 'unsafe-inline'",
    'https:',
    '*'
])('SCRIPT_ORIGINS="%s" stops the start with its name [D-37]', (variable) => {
    expect(readWith({SCRIPT_ORIGINS: variable})).toThrow('SCRIPT_ORIGINS')
})
