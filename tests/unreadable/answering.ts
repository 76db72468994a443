import {createCommerce} from '@app/commerce/client'
import {wasPriceRules} from '../support/values/builders'

/** A Commerce whose platform, and whose own server, answer these texts by the end of the path. */
export const answering = (texts: Record<string, string>) => {
    const warnings: string[] = []
    const calls: string[] = []
    const respond = (method: string, path: string): Response => {
        calls.push(`${method} ${path}`)
        const end = Object.keys(texts).find((one) => path.endsWith(one))
        if (end === undefined) throw new Error(`No answer is given for ${path}`)
        return new Response(texts[end], {headers: {'content-type': 'application/json'}})
    }
    const commerce = createCommerce({
        siteId: 'Homeward',
        locale: 'en-US',
        organizationId: 'org',
        clientId: 'shop',
        base: {api: 'http://platform', ocapi: 'http://platform'},
        deadlineMs: 5000,
        today: () => '2030-02-01',
        wasPriceRules,
        warn: (message) => warnings.push(message),
        token: () => Promise.resolve('token'),
        fetch: (input, init) => {
            const {method, url} = new Request(input, init)
            return Promise.resolve(respond(method, new URL(url).pathname))
        },
        bff: ({path, body, method = body === undefined ? 'GET' : 'POST'}) =>
            Promise.resolve(respond(method, path))
    })
    return {commerce, warnings, calls}
}

/** Answers as the texts that are sent. */
export const textsOf = (answers: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
        Object.entries(answers).map(([end, answer]) => [end, JSON.stringify(answer)])
    )
