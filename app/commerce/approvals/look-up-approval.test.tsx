import {aCommerce} from '../../../tests/support/a-commerce'
import {saveTemporaryId, storedTemporaryId} from '../basket/temporary/temporary-id'
import {noteCampaign} from '../campaign'
import {CommerceError} from '../client'
import {lookUpApproval} from './look-up-approval'

const bodies = ({calls}: ReturnType<typeof aCommerce>) => calls.map(({body}) => body)

afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
})

const requested = {customerId: 'ada', includeBlacklist: true}

test('the basket that is on its way and the campaign that led here go along, on later pages too [APPR-018, API-047]', async () => {
    const shop = aCommerce(() => ({isBlacklisted: false}))
    saveTemporaryId('t-1')
    noteCampaign('https://shop.example/c/sofas?utm_source=mail&q=sofa&utm_campaign=spring')
    await lookUpApproval(shop.commerce, 'ada')
    noteCampaign('https://shop.example/cart')
    await lookUpApproval(shop.commerce, 'ada')

    const marketingUtm = 'utm_source=mail&utm_campaign=spring'
    const body = {...requested, tempBasketId: 't-1', marketingUtm}
    expect(bodies(shop)).toEqual([body, body])
})

test('a campaign is never longer than the platform takes', async () => {
    const shop = aCommerce(() => ({isBlacklisted: false}))
    noteCampaign(`https://shop.example/?utm_source=${'x'.repeat(900)}`)

    await lookUpApproval(shop.commerce, 'ada')

    expect(bodies(shop)).toEqual([
        {...requested, marketingUtm: expect.stringMatching(/^utm_source=x{489}$/)}
    ])
})

test('a basket that the platform has dropped is forgotten, and the decision found without it', async () => {
    const shop = aCommerce(({body}) => {
        if (JSON.stringify(body).includes('tempBasketId'))
            throw new CommerceError({status: 404, code: 'not-found'})
        return {isBlacklisted: false}
    })
    saveTemporaryId('dropped')

    await expect(lookUpApproval(shop.commerce, 'ada')).resolves.toEqual({isBlacklisted: false})

    expect(bodies(shop)).toEqual([{...requested, tempBasketId: 'dropped'}, requested])
    expect(storedTemporaryId()).toBeUndefined()
})

test('if the shopper is not found, their basket stays [D-17]', async () => {
    const shop = aCommerce(() => {
        throw new CommerceError({status: 404, code: 'not-found'})
    })
    saveTemporaryId('t-1')

    await expect(lookUpApproval(shop.commerce, 'ada')).rejects.toMatchObject({status: 404})

    expect(storedTemporaryId()).toBe('t-1')
})

test('any other failure is shown, and not retried', async () => {
    const shop = aCommerce(() => {
        throw new CommerceError({status: 503, code: 'unavailable'})
    })
    saveTemporaryId('t-1')

    await expect(lookUpApproval(shop.commerce, 'ada')).rejects.toMatchObject({status: 503})

    expect(shop.calls).toHaveLength(1)
})
