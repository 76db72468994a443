import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useCurrentUrl} from '@app/routing/route/location'
import {aSandboxShop} from '../../../../tests/support/shop/a-sandbox-shop'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {LocatorPage} from './locator-page'

const shop = aSandboxShop()
afterAll(() => shop.close())
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

const Page = () => {
    const [, search = ''] = useCurrentUrl().split('?')
    return <LocatorPage at={{search: new URLSearchParams(search)}} />
}

const shown = async (address: string) => ({
    ...showStorePart(<Page />, {commerce: await shop.commerce(), address}),
    user: userEvent.setup(),
    field: screen.getByLabelText('Zip code')
})

const storesNear = (zip: string) =>
    screen.findByRole('heading', {name: new RegExp(`stores near ${zip}`)})

test('going back shows the zip of before in the field too, and its stores [STORE-001]', async () => {
    const {user, field, address, back} = await shown('/store-locator?zip=90210')
    await storesNear('90210')
    await user.clear(field)
    await user.type(field, '75201{Enter}')
    await storesNear('75201')
    expect(address()).toBe('/store-locator?zip=75201')
    expect(field).toHaveFocus()

    back()

    await storesNear('90210')
    expect(field).toHaveValue('90210')
})

test('what is being typed stays while stores are found [STORE-001]', async () => {
    const {user, field} = await shown('/store-locator?zip=90210')

    await user.clear(field)
    await user.type(field, '752')
    await storesNear('90210')

    expect(field).toHaveValue('752')
})

test('where the device is counts no longer after going back to another zip [STORE-001, STORE-002]', async () => {
    const {user, field, back} = await shown('/store-locator?zip=90210')
    await user.clear(field)
    await user.type(field, '59001{Enter}')
    const coords = {latitude: 33.08, longitude: -96.78}
    Object.defineProperty(navigator, 'geolocation', {
        value: {getCurrentPosition: (ok: (at: object) => void) => ok({coords})},
        configurable: true
    })
    await user.click(screen.getByRole('button', {name: 'Use My Location'}))
    await storesNear('75024')

    back()

    await storesNear('90210')
    expect(field).toHaveValue('90210')
})
