import {json, Router} from 'express'
import rawUpstreams from '../../../config/upstreams'
import {checkedUpstreams} from '../../../config/checked-upstreams'
import {z} from 'zod'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {startExpress} from '../../../tests/support/server/http-server'
import {takeActivity} from './activity-route'
import {recommend} from './recommendations-route'
import type {PersonalizationSetup} from './service'

const NOW = 1_900_000_000_000
const siteId = 'Homeward'

const tokenOf = (who: string): string => {
    const claims = {exp: NOW / 1000 + 1800, isb: `uido:ecom::${who}`, sub: 'cc-slas::usid:a-b'}
    return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`
}

const sandbox = testSandbox()
const sent: {path: string; body: unknown}[] = []
const warnings: string[] = []
let respond: () => Response | undefined = () => undefined
beforeEach(() => {
    sent.length = 0
    warnings.length = 0
    respond = () => undefined
})

const setup: PersonalizationSetup = {
    personalization: {
        address: 'http://sandbox/personalization',
        key: 'a-client',
        realm: 'hmwd',
        instanceType: 'sbx',
        sources: {
            home: 'zone:home',
            search: 'recommender:popular-items',
            cart: 'recommender:invented'
        }
    },
    platform: {
        siteId,
        deadlineMs: 4000,
        fetch: async (input, init) => {
            const request = new Request(input, init)
            const {pathname} = new URL(request.url)
            const text = await request.clone().text()
            sent.push({path: pathname, body: text === '' ? null : JSON.parse(text)})
            return respond() ?? sandbox.handle(request)
        }
    },
    now: () => new Date(NOW),
    warn: (message) => void warnings.push(message)
}

const off = {...setup, personalization: {...setup.personalization, address: ''}}

const routes = (given: PersonalizationSetup) =>
    Router()
        .use(json({limit: '8kb'}))
        .post('/activity', takeActivity(given))
        .post('/recommendations', recommend(given))

const asDelivered = {
    ...setup,
    personalization: {
        ...setup.personalization,
        sources: checkedUpstreams(rawUpstreams).personalization.sources
    }
}

const served = startExpress(
    Router().use('/off', routes(off)).use('/as-delivered', routes(asDelivered)).use(routes(setup))
)
afterAll(async () => {
    ;(await served).close()
    sandbox.close()
})

const allowed = {dw_dnt: '0', visitorId: 'visitor-1'}

const post = async (path: string, body: object, cookies: object = allowed, headers = {}) =>
    fetch(`${(await served).address}${path}`, {
        method: 'POST',
        headers: {
            ...headers,
            'content-type': 'application/json',
            cookie: Object.entries(cookies)
                .map((pair) => pair.join('='))
                .join('; ')
        },
        body: JSON.stringify(body)
    })

const about = {realm: 'hmwd', instanceType: 'sbx', cookieId: 'visitor-1'}
const product = {id: 'sofa-1'}
const reco = {recommenderName: 'popular-items', __recoUUID: 'reco-1'}

test.each`
    row           | activity                                                                                          | body
    ${'PERS-001'} | ${{activity: 'viewProduct', productId: 'sofa-1'}}                                                 | ${{product}}
    ${'PERS-002'} | ${{activity: 'viewSearch', productIds: ['sofa-1']}}                                               | ${{products: [product]}}
    ${'PERS-003'} | ${{activity: 'clickSearch', productId: 'sofa-1'}}                                                 | ${{product}}
    ${'PERS-004'} | ${{activity: 'viewCategory', category: 'furniture/sofas', productIds: []}}                        | ${{category: {id: 'furniture/sofas'}, products: []}}
    ${'PERS-005'} | ${{activity: 'clickCategory', category: 'furniture', productId: 'sofa-1'}}                        | ${{category: {id: 'furniture'}, product}}
    ${'PERS-006'} | ${{activity: 'viewReco', recommender: 'popular-items', recoId: 'reco-1', productIds: ['sofa-1']}} | ${{...reco, products: [product]}}
    ${'PERS-007'} | ${{activity: 'clickReco', recommender: 'popular-items', recoId: 'reco-1', productId: 'sofa-1'}}   | ${{...reco, product}}
    ${'PERS-008'} | ${{activity: 'viewPage', page: 'store-locator'}}                                                  | ${{currentLocation: 'store-locator'}}
    ${'PERS-009'} | ${{activity: 'beginCheckout'}}                                                                    | ${{}}
    ${'PERS-010'} | ${{activity: 'checkoutStep', step: 'delivery'}}                                                   | ${{stepName: 'delivery'}}
    ${'PERS-011'} | ${{activity: 'addToCart', productId: 'sofa-1', quantity: 2}}                                      | ${{products: [{...product, quantity: 2}]}}
`(
    'the activity $activity.activity is sent on with realm, instance and the visitor’s id [$row] [PERS-015, PERS-016, PERS-017]',
    async ({activity, body}) => {
        const answer = await post('/activity', activity)

        expect(answer.status).toBe(204)
        expect(sent).toEqual([
            {
                path: `/personalization/v3/activities/${siteId}/${activity.activity}`,
                body: {...body, ...about}
            }
        ])
        // The sandbox has taken it.
        expect(warnings).toEqual([])
    }
)

test.each`
    who                     | token                         | userId
    ${'a customer'}         | ${tokenOf('upn:x::rcid:ada')} | ${'ada'}
    ${'a guest'}            | ${tokenOf('upn:g::gcid:bob')} | ${undefined}
    ${'an invented cookie'} | ${'nonsense'}                 | ${undefined}
    ${'no cookie'}          | ${''}                         | ${undefined}
`('of $who the service is told the user id $userId [PERS-018]', async ({token, userId}) => {
    const cookies = {...allowed, [`cc-at_${siteId}`]: token}
    await post('/activity', {activity: 'beginCheckout'}, cookies)
    await post('/recommendations', {place: 'home'}, cookies)

    const bodies = z
        .array(z.object({body: z.looseObject({userId: z.string().optional()})}))
        .parse(sent)
    expect(bodies.map(({body}) => body.userId)).toEqual([userId, userId])
})

test.each`
    body                                                                 | because
    ${{activity: 'viewPage', page: '/my-accounts/agreements/1?token=x'}} | ${'a page is no address'}
    ${{activity: 'viewPage', page: 'ada@homeward.example'}}              | ${'an e-mail address is no page'}
    ${{activity: 'viewProduct', productId: 'ada@homeward.example'}}      | ${'nor a product'}
    ${{activity: 'checkoutStep', step: '12 Oak Street'}}                 | ${'a street is no step'}
    ${{activity: 'viewSearch', productIds: [], searchText: 'my name'}}   | ${'what was typed is not told'}
    ${{activity: 'beginCheckout', userId: 'ada'}}                        | ${'nobody says who they are'}
    ${{activity: 'beginCheckout', cookieId: 'other'}}                    | ${'nor whose browser it is'}
    ${{activity: 'addToCart', productId: 'sofa-1', quantity: 0}}         | ${'nothing was added'}
    ${{activity: 'invented'}}                                            | ${'there is no such activity'}
`('an activity is refused, as $because: $body [PERS-018] [D-36]', async ({body}) => {
    const answer = await post('/activity', body)

    expect(await answer.json()).toMatchObject({status: 400, type: 'activity-refused'})
    expect(sent).toEqual([])
})

test.each`
    situation                         | path      | cookies                                            | headers
    ${'the visitor has not chosen'}   | ${''}     | ${{visitorId: 'visitor-1'}}                        | ${{}}
    ${'the visitor refuses'}          | ${''}     | ${{...allowed, dw_dnt: 1}}                         | ${{}}
    ${'the browser refuses for them'} | ${''}     | ${allowed}                                         | ${{'sec-gpc': '1'}}
    ${'the visitor has no id'}        | ${''}     | ${{dw_dnt: '0'}}                                   | ${{}}
    ${'the visitor’s id is a text'}   | ${''}     | ${{...allowed, visitorId: 'ada@homeward.example'}} | ${{}}
    ${'the shop has no such service'} | ${'/off'} | ${allowed}                                         | ${{}}
`(
    'nothing is sent on, and nothing recommended, if $situation (G-64) [D-36]',
    async ({path, cookies, headers}) => {
        const activity = {activity: 'beginCheckout'}
        const taken = await post(`${path}/activity`, activity, cookies, headers)
        const found = await post(`${path}/recommendations`, {place: 'home'}, cookies, headers)

        expect([taken.status, found.status]).toEqual([204, 200])
        expect(await found.json()).toEqual({recommender: '', recoId: '', productIds: []})
        expect(sent).toEqual([])
    }
)

const base = `/personalization/v3/personalization`

test('a place with a zone is recommended its products, without those on screen [PERS-014, PERS-017]', async () => {
    const first = await (await post('/recommendations', {place: 'home'})).json()
    const shown = first.productIds.slice(0, 1)
    const second = await (await post('/recommendations', {place: 'home', productIds: shown})).json()

    expect(first).toMatchObject({recommender: 'popular-items', recoId: expect.any(String)})
    expect(first.productIds.length).toBeGreaterThan(1)
    expect(second.productIds).not.toContain(shown[0])
    expect(sent[0]).toEqual({
        path: `${base}/${siteId}/zones/home/recs`,
        body: {...about, products: []}
    })
})

test('a place with a recommender is recommended its products; the list of recommenders is read once [PERS-012, PERS-013]', async () => {
    const found = await (await post('/recommendations', {place: 'search'})).json()
    await post('/recommendations', {place: 'search'})

    expect(found.recommender).toBe('popular-items')
    expect(sent.map(({path}) => path)).toEqual([
        `${base}/recommenders/${siteId}`,
        `${base}/recs/${siteId}/popular-items`,
        `${base}/recs/${siteId}/popular-items`
    ])
})

test.each`
    place        | because
    ${'cart'}    | ${'its recommender is not on the list'}
    ${'product'} | ${'nothing is configured for it'}
`('the $place has no recommendations, as $because [PERS-012]', async ({place}) => {
    const found = await (await post('/recommendations', {place})).json()

    expect(found.productIds).toEqual([])
    expect(sent.filter(({path}) => path.includes('/recs'))).toEqual([])
})

test.each`
    failure                  | response
    ${'with 500'}            | ${() => Response.json({fault: 'of ada@homeward.example'}, {status: 500})}
    ${'with a web page'}     | ${() => new Response('<html>ada@homeward.example')}
    ${'without its promise'} | ${() => Response.json({recs: 'sofa-1'})}
    ${'with no connection'} | ${() => {
        throw new TypeError('visitor-1 of ada@homeward.example')
    }}
`(
    'a service that answers $failure recommends nothing, and the log has no value of it [PERS-019, PERS-020]',
    async ({response}) => {
        respond = response
        const found = await post('/recommendations', {place: 'home'})

        expect(found.status).toBe(200)
        expect(await found.json()).toEqual({recommender: '', recoId: '', productIds: []})
        expect(warnings).toEqual([
            expect.stringMatching(
                /^personalization recommendations: (status 500|no readable answer)$/
            )
        ])
    }
)

test('a lost activity is logged by its name and status alone [PERS-020]', async () => {
    respond = () => Response.json({fault: 'visitor-1'}, {status: 503})

    const taken = await post('/activity', {activity: 'viewProduct', productId: 'sofa-1'})

    expect(taken.status).toBe(204)
    expect(warnings).toEqual(['personalization viewProduct: status 503'])
})

test.each(['home', 'cart', 'search'])(
    'as the shop is delivered, its %s recommends something to who has viewed a product [PERS-013, PERS-014]',
    async (place) => {
        const popular = await (await post('/recommendations', {place: 'home'})).json()
        const [productId] = popular.productIds
        await post('/as-delivered/activity', {activity: 'viewProduct', productId})

        const found = await (await post('/as-delivered/recommendations', {place})).json()

        expect(found.productIds).not.toEqual([])
    }
)
