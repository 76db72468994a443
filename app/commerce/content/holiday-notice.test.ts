import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError} from '../client'
import {holidayNotice} from './holiday-notice'

const notice = {c_heading: 'Holiday hours', c_text: 'Closed on Christmas.', c_isActive: true}

test('the holiday notice is a custom object, fetched by its type and key [API-012]', async () => {
    const {commerce, calls} = aCommerce(() => notice)

    await expect(holidayNotice(commerce).fetch()).resolves.toEqual({
        heading: 'Holiday hours',
        text: 'Closed on Christmas.'
    })

    expect(calls).toEqual([
        {
            path: '/custom-object/shopper-custom-objects/v1/organizations/{org}/custom-objects/Notice/holiday-hours'
        }
    ])
})

test('one that is not shown just now is none', async () => {
    const {commerce} = aCommerce(() => ({...notice, c_isActive: false}))

    await expect(holidayNotice(commerce).fetch()).resolves.toBeNull()
})

const refused = (status: number) =>
    holidayNotice(
        aCommerce(() => {
            throw new CommerceError({status, code: status === 404 ? 'not-found' : 'unavailable'})
        }).commerce
    )

test('there is none if no editor wrote one', async () => {
    await expect(refused(404).fetch()).resolves.toBeNull()
})

test('a fetch that answers 500 fails by its name [ERR-009]', async () => {
    await expect(refused(500).fetch()).rejects.toMatchObject({
        name: 'CommerceError',
        status: 500,
        message: expect.stringContaining('Failed to fetch custom object data')
    })
})
