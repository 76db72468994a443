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
    fault                    | wrong                                                                           | names
    ${'an unknown key'}      | ${{...app, defaultSight: 'x'}}                                                  | ${'defaultSight'}
    ${'a missing key'}       | ${{...app, sites: undefined}}                                                   | ${'app.sites'}
    ${'no site'}             | ${{...app, sites: []}}                                                          | ${'Sites not found in config'}
    ${'an unknown site'}     | ${{...app, defaultSite: 'Other'}}                                               | ${'default site not found'}
    ${'a broken cent'}       | ${{...app, wasPriceRules: {...app.wasPriceRules, minimumDifferenceCents: 0.5}}} | ${'app.wasPriceRules.minimumDifferenceCents'}
    ${'a wrong postal code'} | ${{...app, defaultStore: {...app.defaultStore, postalCode: '9021'}}}            | ${'app.defaultStore.postalCode'}
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
