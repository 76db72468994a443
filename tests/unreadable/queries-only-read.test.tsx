import type {Query} from '@app/commerce/query'
import {answering, textsOf} from './answering'
import {ownReads} from './own-answers'
import {publicReads} from './public-answers'

/** Custom endpoints that only read, though the contract has their parameters in a body: `family/endpoint`. */
const readByPost: readonly string[] = [
    'agreement-details/agreementdetails',
    'agreement-documents/documents',
    'agreement-summary/agreementsummary',
    'application-draft/read',
    'calculate-payment/calculatepayment',
    'get-customer/customerdetailinfo',
    'get-customer/getcustomer',
    'get-existing-approval/existingapproval',
    'ie-configurations/getieconfigurations',
    'one-off-payment/status',
    'payment-history/paymenthistory',
    'product/search',
    'saved-payment-methods/getsavedpaymentmethods',
    'schedule-delivery/deliveryslots',
    'schedule-service/serviceslots',
    'search-appointment/searchappointment',
    'search/autocomplete',
    'verification-documents/documents'
]

/** Our own endpoints that only read, though what they are asked is in a body. */
const ownReadByPost: readonly string[] = ['/visitor/recommendations']

const isRead = (call: string): boolean => {
    const [method, path = ''] = call.split(' ')
    if (method === 'POST' && ownReadByPost.includes(path)) return true
    const custom = /^POST \/custom\/([\w-]+)\/v1\/organizations\/org\/(.+)$/.exec(call)
    return call.startsWith('GET ') || readByPost.includes(custom?.slice(1).join('/') ?? '')
}

type Reader = (typeof ownReads)[string]['read']

afterEach(() => jest.restoreAllMocks())

/** What a query writes: to the platform, to our own server, or to the browser's storages and cookies. */
const writesOf = async (read: Reader, texts: Record<string, string>): Promise<string[]> => {
    const stored: string[] = []
    for (const method of ['setItem', 'removeItem', 'clear'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation((...given) => {
            stored.push([method, ...given].join(' '))
        })
    }
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
        stored.push(cookie)
    })
    const {commerce, calls} = answering(texts)
    await read(commerce)
        .fetch()
        .catch(() => undefined)
    return [...calls.filter((call) => !isRead(call)), ...stored]
}

const rows = Object.entries({...publicReads, ...ownReads}).map(([name, {read, answers}]) => ({
    name,
    read,
    answers
}))

test.each(rows)(
    '$name writes nothing, whether its data exists or not (house style, 8)',
    async ({read, answers}) => {
        await expect(writesOf(read, textsOf(answers))).resolves.toEqual([])
        await expect(writesOf(read, {})).resolves.toEqual([])
    }
)

const query = (fetch: Query<unknown>['fetch']) => ({fetch})
const set = (cookie: string) => {
    document.cookie = cookie
}
const writers: Record<string, Reader> = {
    creates: (own) => query(() => own.fetch({path: '/baskets', body: {}})),
    patches: (own) => query(() => own.fetch({path: '/b', method: 'PATCH'})),
    deletes: (own) => query(() => own.fetch({path: '/b', method: 'DELETE'})),
    'has our server write': (own) => query(() => own.fetch({path: '/b', family: 'own', body: {}})),
    'stores for all tabs': () => query(() => Promise.resolve(localStorage.setItem('a', '1'))),
    'forgets what the tab holds': () => query(() => Promise.resolve(sessionStorage.clear())),
    'sets a cookie': () => query(() => Promise.resolve(set('a=1')))
}

test.each(Object.entries(writers))('a query that %s does not pass', async (_what, read) => {
    await expect(writesOf(read, {'/baskets': '{}', '/b': '{}'})).resolves.toHaveLength(1)
})
