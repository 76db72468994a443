import {changeStore, changeUnlessLocked, type StoreChangeCalls} from './change-store'
import {toStoreContext, type StoreContext} from './store-context'

const store: StoreContext | undefined = toStoreContext({
    id: '01002',
    address1: '175 Market St',
    city: 'Plano',
    stateCode: 'TX',
    postalCode: '75024-1234',
    c_geopoolStores: ['01003', '01004'],
    c_fz_tagline: 'Locally owned',
    c_venmoEnabled: true
})

/** A platform that notes every call; what a test gives takes the place of its answers. */
const aPlatform = (own: Partial<StoreChangeCalls> = {}) => {
    const noted: [call: string, ...given: unknown[]][] = []
    const note =
        (call: string) =>
        (...given: unknown[]) => {
            noted.push([call, ...given])
            return Promise.resolve()
        }
    const calls: StoreChangeCalls = {
        clientIp: () => {
            noted.push(['ip'])
            return Promise.resolve('203.0.113.7')
        },
        storeContext: () => (store ? Promise.resolve(store) : Promise.reject(new Error())),
        updateContext: note('context'),
        updateCart: note('cart'),
        warn: (message) => void noted.push(['warning', message]),
        logError: (message) => void noted.push(['error', message]),
        ...own
    }
    return {calls, noted, named: () => noted.map(([call]) => call)}
}

test('a change fetches the ip, updates the context, then reprices the cart [STORE-061, STORE-063]', async () => {
    const {calls, noted, named} = aPlatform()

    expect(await changeStore('01002', calls)).toBe('changed')

    expect(named()).toEqual(['ip', 'context', 'cart'])
    expect(noted[1]?.[1]).toMatchObject({
        assignmentQualifiers: {storeId: '01002'},
        clientIp: '203.0.113.7',
        customQualifiers: {storeId: '01002', city: 'Plano', postalCode: '75024'}
    })
    expect(noted[2]?.[1]).toMatchObject({storeId: '01002', venmoEnabled: true})
})

test('without a client ip the change is skipped, with a warning [STORE-062]', async () => {
    const {calls, named} = aPlatform({clientIp: () => Promise.resolve(null)})

    expect(await changeStore('01002', calls)).toBe('skipped')

    expect(named()).toEqual(['warning'])
})

test('a context that fails is logged, and gets the store id alone [STORE-064, STORE-065]', async () => {
    const bodies: unknown[] = []
    const {calls, named} = aPlatform({
        updateContext: (body) => {
            bodies.push(body)
            return bodies.length === 1 ? Promise.reject(new Error('400')) : Promise.resolve()
        }
    })

    expect(await changeStore('01002', calls)).toBe('changed')

    expect(named()).toEqual(['ip', 'error', 'cart'])
    expect(bodies[1]).toEqual({
        customQualifiers: {storeId: '01002'},
        assignmentQualifiers: {storeId: '01002'}
    })
})

test('even if the context fails twice the new store’s prices are shown', async () => {
    const {calls, named} = aPlatform({updateContext: () => Promise.reject(new Error('503'))})

    expect(await changeStore('01002', calls)).toBe('changed')

    expect(named()).toEqual(['ip', 'error', 'cart'])
})

test('a store that cannot be read is logged, and its id alone is sent and priced [STORE-064, STORE-065]', async () => {
    const {calls, noted} = aPlatform({storeContext: () => Promise.reject(new Error('503'))})

    expect(await changeStore('01002', calls)).toBe('changed')

    const idOnly = {
        customQualifiers: {storeId: '01002'},
        assignmentQualifiers: {storeId: '01002'}
    }
    expect(noted).toEqual([
        ['ip'],
        ['error', expect.stringContaining('context could not be updated')],
        ['context', idOnly],
        ['cart', {storeId: '01002', storeID: '01002'}]
    ])
})

test('a cart that could not be repriced is a failure', async () => {
    const {calls} = aPlatform({updateCart: () => Promise.reject(new Error('503'))})

    await expect(changeStore('01002', calls)).rejects.toThrow('503')
})

describe('a change that the shopper asks for', () => {
    const requested = async (isLocked: () => Promise<boolean>) => {
        const noted: string[] = []
        const changed = await changeUnlessLocked({
            isLocked,
            change: () => {
                noted.push('change')
                return Promise.resolve('changed')
            },
            warn: (message) => void noted.push(`warning: ${message}`)
        })
        return [changed, ...noted]
    }

    test('is made where the store is not locked [STORE-054]', async () => {
        expect(await requested(() => Promise.resolve(false))).toEqual(['changed', 'change'])
    })

    test('is not made where the store came with the account [STORE-054]', async () => {
        expect(await requested(() => Promise.resolve(true))).toEqual(['locked'])
    })

    test('is skipped, with a warning, where that cannot be known [STORE-054]', async () => {
        expect(await requested(() => Promise.reject(new Error('503')))).toEqual([
            'skipped',
            expect.stringContaining('warning: The customer could not be read')
        ])
    })
})
