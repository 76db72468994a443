import type {Commerce} from '@app/commerce/client'
import rawConfig from '../../config/default'
import {checkedConfig} from '../../config/storefront-config'
import {testSandbox} from '../../sandbox/tests/test-sandbox'
import {createShop} from '../../server/ssr/shop/shop'

/** So long that a busy machine is no slow platform; who proves a deadline gives their own, on a clock of their own. */
export const patientDeadlines = {
    deadlineMs: 120_000,
    thirdPartyDeadlineMs: 120_000,
    pageDeadlineMs: 120_000
}

/** Takes a call's place; nothing lets it through to the sandbox. */
export type Respond = (url: URL) => Promise<Response | undefined> | Response | undefined

/** The shop's own server on a sandbox of the test's own, whose calls a test may answer itself. */
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
    /** The platform as a page asks it, in the language of its address. */
    const commerce = async (address = '/'): Promise<Commerce> =>
        (await shop.pageRequest(address, null, 'https://shop.example')).context.commerce
    return {
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
