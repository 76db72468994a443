import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import type {LocatorPlace} from '@app/commerce/stores/locator/locator-search'
import {aSandboxShop} from '../../../../tests/support/builders/a-sandbox-shop'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {StoreLocator} from './store-locator'

const shop = aSandboxShop()
afterAll(() => shop.close())

const Locator = () => {
    const [place, setPlace] = useState<LocatorPlace | null>(null)
    return <StoreLocator place={place} onSearch={setPlace} />
}

type Geolocation = {getCurrentPosition: (ok: (at: object) => void, no: () => void) => void}

const deviceWith = (geolocation: Geolocation | undefined) => {
    if (geolocation)
        Object.defineProperty(navigator, 'geolocation', {value: geolocation, configurable: true})
    else Reflect.deleteProperty(navigator, 'geolocation')
}
afterEach(() => deviceWith(undefined))

const at = (latitude: number, longitude: number): Geolocation => ({
    getCurrentPosition: (ok) => ok({coords: {latitude, longitude}})
})
const refused: Geolocation = {getCurrentPosition: (_, no) => no()}

const pressed = async (choice: Parameters<typeof showStorePart>[1]['choice'] = null) => {
    const shown = showStorePart(<Locator />, {commerce: await shop.commerce(), choice})
    await userEvent.setup().click(screen.getByRole('button', {name: 'Use My Location'}))
    return shown
}

test('stores around the device, asked for no nearer than half a mile [STORE-002, STORE-009, STORE-048]', async () => {
    deviceWith(at(33.07523456, -96.78431234))

    const {choices} = await pressed()

    expect(await screen.findByRole('heading', {name: /stores near 75024/})).toBeVisible()
    const search = shop.asked.findLast(({pathname}) => pathname.endsWith('/store-search'))
    expect(search?.searchParams.get('latitude')).toBe('33.08')
    expect(search?.searchParams.get('longitude')).toBe('-96.78')
    await waitFor(() => expect(choices.at(-1)).toEqual({zip: '75024', source: 'geo'}))
})

test('a place that is kept becomes the device’s [STORE-048]', async () => {
    deviceWith(at(33.08, -96.78))

    const {choices} = await pressed({storeId: '01009', zip: '75201', source: 'auto'})

    expect(choices[0]).toEqual({storeId: '01009', zip: '75201', source: 'geo'})
})

test('a shopper who does not share their place is told how else to find a store [STORE-041, STORE-042]', async () => {
    deviceWith(refused)

    await pressed()

    expect(
        await screen.findByText(
            'We’re unable to locate you. Enter your zip to find a store near you.'
        )
    ).toBeVisible()
    expect(screen.getByText('Please agree to share your location')).toBeVisible()
})

test.each`
    kept                                                | becomes
    ${{storeId: '01009', zip: '75201', source: 'auto'}} | ${{storeId: '01009', zip: '75201', source: 'ip'}}
    ${null}                                             | ${{zip: '90210', source: 'ip'}}
`('refused, the place is the network’s [STORE-049]', async ({kept, becomes}) => {
    deviceWith(refused)

    const {choices} = await pressed(kept)

    await waitFor(() => expect(choices).toEqual([becomes]))
})

test('a browser without geolocation is only noted [STORE-047]', async () => {
    const noted = jest.spyOn(console, 'info').mockImplementation(() => undefined)

    await pressed()

    expect(noted).toHaveBeenCalledWith('This browser has no geolocation.')
    expect(screen.queryByRole('alert', {name: /./})).not.toBeInTheDocument()
    noted.mockRestore()
})
