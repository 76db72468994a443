import {act, screen} from '@testing-library/react'
import type {Call} from '@app/commerce/commerce'
import {CommerceError, errorCodeOf} from '@app/commerce/commerce-error'
import {visitShop} from '../../../tests/support/visit-shop'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A product's page, and how often the platform was asked for the product. */
const productWhere = async (answer: (call: Call) => Promise<unknown>) => {
    const calls: Call[] = []
    const {history} = visitShop('/p/sofa/sofa-1', (call) => {
        calls.push(call)
        return answer(call)
    })
    await pass(0)
    return {
        asked: () => calls.filter(({path}) => path.endsWith('/products/sofa-1')).length,
        goTo: async (address: string) => {
            act(() => history.push(address))
            await pass(0)
        }
    }
}

const failing = (status: number) => () =>
    Promise.reject(new CommerceError({status, code: errorCodeOf(status)}))

const sofa = {id: 'sofa-1', name: 'Avery Sofa', c_ProductUrl: '/p/sofa/sofa-1'}

test('a product that cannot be had is asked for three times, then the page says so [CONST-009]', async () => {
    const {asked} = await productWhere(failing(503))

    const times = [asked()]
    for (const ms of [999, 1, 1999, 1, 60_000]) {
        await pass(ms)
        times.push(asked())
    }

    expect(times).toEqual([1, 1, 2, 2, 3, 3])
    expect(screen.getByRole('button', {name: 'Refresh the page'})).toBeVisible()
})

test('a product that there is not is asked for once', async () => {
    const {asked} = await productWhere(failing(404))
    await pass(60_000)

    expect(asked()).toBe(1)
})

test('a product seen within two minutes is not asked for again [CONST-008]', async () => {
    const {asked, goTo} = await productWhere(({path}) =>
        Promise.resolve(path.endsWith('sofa-1') ? sofa : {})
    )
    const seen = async () => {
        await goTo('/cart')
        await goTo('/p/sofa/sofa-1')
        expect(screen.getByRole('heading', {level: 1, name: 'Avery Sofa'})).toBeVisible()
        return asked()
    }

    await pass(119_000)
    const soon = await seen()
    await pass(2_000)
    const later = await seen()

    expect([soon, later]).toEqual([1, 2])
})
