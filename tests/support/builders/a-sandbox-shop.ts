import type {Commerce} from '@app/commerce/commerce'
import {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {checkedConfig} from '../../../config/storefront-config'
import rawConfig from '../../../config/default'
import {createShop} from '../../../server/ssr/shop/shop'

/** Takes a call's place; nothing lets it through to the sandbox. */
export type Instead = (url: URL) => Promise<Response | undefined> | Response | undefined

/** The shop's own server on a sandbox of the test's own, whose calls a test may answer itself. */
export const aSandboxShop = () => {
    const sandbox = testSandbox()
    const asked: URL[] = []
    let instead: Instead = () => undefined
    const shop = createShop({
        config: checkedConfig(rawConfig),
        upstreams: {
            commerceApi: 'http://sandbox',
            ocapi: 'http://sandbox',
            images: 'http://sandbox',
            geocoder: {address: 'http://sandbox', key: '', signingSecret: ''},
            maps: {address: 'http://sandbox', key: ''},
            deadlineMs: 4000,
            thirdPartyDeadlineMs: 600,
            pageDeadlineMs: 1500
        },
        messages: {'en-US': {}, 'es-US': {}},
        now: () => Date.now(),
        fetch: async (input, init) => {
            const request = new Request(input, init)
            const url = new URL(request.url)
            asked.push(url)
            return (await instead(url)) ?? sandbox.handle(request)
        },
        warn: () => undefined
    })
    const commerce = async (): Promise<Commerce> =>
        (await shop.pageRequest('/', null, 'https://shop.example')).visit.commerce
    return {
        commerce,
        asked,
        answerInstead: (answer: Instead) => {
            instead = answer
        },
        world: sandbox.world,
        close: sandbox.close
    }
}
