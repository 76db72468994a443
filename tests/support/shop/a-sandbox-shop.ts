import type {Commerce} from '@app/commerce/client'
import rawConfig from '../../../config/default'
import {checkedConfig} from '../../../config/storefront-config'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {createShop} from '../../../server/ssr/shop/shop'

/** Long enough for a busy machine; a test of a deadline sets its own, on a simulated clock. */
export const patientDeadlines = {
    deadlineMs: 120_000,
    thirdPartyDeadlineMs: 120_000,
    pageDeadlineMs: 120_000
}

/** Responds to a call; undefined passes it on to the sandbox. */
export type Respond = (url: URL) => Promise<Response | undefined> | Response | undefined

/** The shop's server on a new sandbox; a test may respond to its calls itself. */
export const aSandboxShop = () => {
    const sandbox = testSandbox()
    const requests: URL[] = []
    let respond: Respond = () => undefined
    const shop = createShop({
        config: checkedConfig(rawConfig),
        upstreams: {
            commerceApi: 'http://sandbox',
            ocapi: 'http://sandbox',
            images: 'http://sandbox',
            geocoder: {address: 'http://sandbox', key: '', signingSecret: ''},
            maps: {address: 'http://sandbox', key: ''},
            leads: '',
            personalization: {address: '', key: '', realm: '', instanceType: 'sbx', sources: {}},
            ...patientDeadlines
        },
        messages: () => ({}),
        now: () => Date.now(),
        fetch: async (input, init) => {
            const request = new Request(input, init)
            const url = new URL(request.url)
            requests.push(url)
            return (await respond(url)) ?? sandbox.handle(request)
        },
        warn: () => undefined
    })
    /** The platform as a page calls it, in the language of its address. */
    const commerce = async (address = '/'): Promise<Commerce> =>
        (await shop.pageRequest(address, null, 'https://shop.example')).context.commerce
    return {
        shop,
        commerce,
        requests,
        respondWith: (next: Respond) => {
            respond = next
        },
        sandbox,
        world: sandbox.world,
        close: sandbox.close
    }
}
