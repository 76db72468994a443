import {
    apiOfCall,
    commandsInInfo,
    countedCommands,
    countedNames,
    grown,
    reachedByKind
} from './counters'
import {kindOfPath} from './kinds'

const metrics = `# TYPE storefront_requests_total counter
storefront_requests_total{kind="page",status="200"} 40
storefront_requests_total{kind="page",status="aborted"} 2
storefront_requests_total{kind="api",status="200"} 100
storefront_requests_total{kind="proxy",status="303"} 7
storefront_request_seconds_count{kind="page"} 42
`

test('requests that reached a shop are counted by kind, whatever their status', () => {
    const reached = reachedByKind(metrics)

    expect(reached).toEqual({page: 42, api: 100, proxy: 7, image: 0, bundle: 0})
    expect(grown(reached, {...reached, page: 50})).toEqual({
        page: 8,
        api: 0,
        proxy: 0,
        image: 0,
        bundle: 0
    })
})

test('commands of Valkey are counted without those of the connection', () => {
    const info = [
        '# Commandstats',
        'cmdstat_evalsha:calls=12,usec=3,usec_per_call=0.25,rejected_calls=0,failed_calls=0',
        'cmdstat_incrby:calls=12,usec=3,usec_per_call=0.25',
        'cmdstat_client|setinfo:calls=4,usec=1',
        'cmdstat_config|resetstat:calls=1,usec=1',
        'cmdstat_info:calls=2,usec=1'
    ].join('\r\n')

    expect(commandsInInfo(info)).toEqual({evalsha: 12, incrby: 12})
    expect(countedCommands({...commandsInInfo(info), get: 5})).toBe(24)
})

test.each`
    path                                                              | api
    ${'/product/shopper-products/v1/organizations/f_ecom/products/1'} | ${'shopper-products'}
    ${'/custom/product/v1/organizations/f_ecom/search'}               | ${'custom/product'}
    ${'/s/Homeward/dw/shop/v22_8/content/terms'}                      | ${'ocapi'}
    ${'/shopper/auth/v1/organizations/f_ecom/oauth2/token'}           | ${'auth'}
    ${'http://localhost:4000/dw/image/v2/HMWD_001/sofa.png'}          | ${'pictures'}
    ${'/maps/api/geocode/json'}                                       | ${'maps'}
`('a call of $path is one of $api, and says no more', ({path, api}) => {
    expect(apiOfCall(path)).toBe(api)
})

test.each`
    path                                    | kind
    ${'/c/furniture?offset=25'}             | ${'page'}
    ${'/api/commerce/store/shopper-stores'} | ${'api'}
    ${'/api/scapi/checkout'}                | ${'proxy'}
    ${'/mobify/slas/public/token'}          | ${'proxy'}
    ${'/mobify/caching/image/1.png'}        | ${'image'}
    ${'/mobify/bundle/1/main.js'}           | ${'bundle'}
`('$path is of the kind $kind', ({path, kind}) => {
    expect(kindOfPath(path)).toBe(kind)
})

test('the most frequent name comes first', () => {
    expect(countedNames(['a', 'b', 'b'])).toEqual([
        ['b', 2],
        ['a', 1]
    ])
})
