import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {useState} from 'react'
import type {Commerce} from '@app/commerce/client'
import type {LocatorPlace} from '@app/commerce/stores/locator'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import {setPreference} from '@sandbox/preferences/preference'
import {aSandboxShop} from '../../../../tests/support/shop/a-sandbox-shop'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {StoreLocator} from './store-locator'

const shop = aSandboxShop()
beforeEach(() => shop.respondWith(() => undefined))
afterAll(() => shop.close())

const Locator = () => {
    const [place, setPlace] = useState<LocatorPlace | null>(null)
    return <StoreLocator place={place} onSearch={setPlace} />
}

type Geolocation = {
    getCurrentPosition: (ok: (at: object) => void, no: (error: {code: number}) => void) => void
}

const deviceWith = (geolocation: Geolocation | undefined) => {
    if (geolocation)
        Object.defineProperty(navigator, 'geolocation', {value: geolocation, configurable: true})
    else Reflect.deleteProperty(navigator, 'geolocation')
}
afterEach(() => deviceWith(undefined))

const at = (latitude: number, longitude: number): Geolocation => ({
    getCurrentPosition: (ok) => ok({coords: {latitude, longitude}})
})
/** By the codes that browsers have: 1 permission denied, 2 position unavailable, 3 timeout. */
const failing = (code: number): Geolocation => ({getCurrentPosition: (_, no) => no({code})})
const refused = failing(1)

const denied = 'We’re unable to locate you. Enter your zip to find a store near you.'
const pleaseAgree = 'Please agree to share your location'

const pressed = async (choice: StoreChoice | null = null, commerce?: Commerce) => {
    const shown = showStorePart(<Locator />, {
        commerce: commerce ?? (await shop.commerce()),
        choice
    })
    await userEvent.setup().click(screen.getByRole('button', {name: 'Use My Location'}))
    return shown
}

test('stores around the device, asked for no nearer than half a mile [STORE-002, STORE-009, STORE-048]', async () => {
    deviceWith(at(33.07523456, -96.78431234))

    const {choices} = await pressed()

    expect(await screen.findByRole('heading', {name: /stores near 75024/})).toBeVisible()
    const search = shop.requests.findLast(({pathname}) => pathname.endsWith('/store-search'))
    expect(search?.searchParams.get('latitude')).toBe('33.08')
    expect(search?.searchParams.get('longitude')).toBe('-96.78')
    await waitFor(() => expect(choices.at(-1)).toMatchObject({zip: '75024', source: 'geo'}))
})

test('the nearest store to the device is assigned to who has none, whatever zip is stored [STORE-048, STORE-055] (G-50)', async () => {
    deviceWith(at(33.08, -96.78))

    const {choices} = await pressed({zip: '90210', source: 'ip'})

    const assigned = {storeId: '01012', zip: '75024', source: 'geo'}
    await waitFor(() => expect(choices.at(-1)).toEqual(assigned))
    expect(await screen.findByRole('button', {name: /^My Store, Homeward Plano/})).toBeVisible()
})

test('where stores are not assigned the device’s zip alone is stored [STORE-048, STORE-055] (G-50)', async () => {
    setPreference(shop.world, 'autoAssignStoreEnabled', false)
    deviceWith(at(33.08, -96.78))

    const {choices} = await pressed()

    await screen.findByRole('heading', {name: /stores near 75024/})
    await waitFor(() => expect(choices).toEqual([{zip: '75024', source: 'geo'}]))
    setPreference(shop.world, 'autoAssignStoreEnabled', true)
})

test('a place that is stored becomes the device’s [STORE-048]', async () => {
    deviceWith(at(33.08, -96.78))

    const {choices} = await pressed({storeId: '01009', zip: '75201', source: 'auto'})

    expect(choices[0]).toEqual({storeId: '01009', zip: '75201', source: 'geo'})
})

test('a shopper who does not share their place is shown how else to find a store [STORE-041, STORE-042]', async () => {
    deviceWith(refused)

    await pressed()

    expect(await screen.findByText(denied)).toBeVisible()
    expect(screen.getByText(pleaseAgree)).toBeVisible()
})

test.each`
    failure                      | code
    ${'does not know its place'} | ${2}
    ${'takes too long'}          | ${3}
`(
    'a device that $failure is no refusal: nobody is asked to agree, and no source changes [STORE-042, STORE-049]',
    async ({code}) => {
        deviceWith(failing(code))

        const {choices} = await pressed({storeId: '01009', zip: '75201', source: 'auto'})

        expect(
            await screen.findByText(/^Your device couldn’t find out where it is\./)
        ).toBeVisible()
        expect(screen.queryByText(pleaseAgree)).not.toBeInTheDocument()
        expect(screen.queryByText(denied)).not.toBeInTheDocument()
        expect(choices).toEqual([])
    }
)

test.each`
    stored                                              | becomes
    ${{storeId: '01009', zip: '75201', source: 'auto'}} | ${{storeId: '01009', zip: '75201', source: 'ip'}}
    ${{zip: '75201', source: 'chosen'}}                 | ${{zip: '75201', source: 'ip'}}
    ${null}                                             | ${{storeId: '01001', zip: '90210', source: 'ip'}}
`('refused, $stored becomes the network’s [STORE-049] (G-50)', async ({stored, becomes}) => {
    deviceWith(refused)

    const {choices} = await pressed(stored)

    await waitFor(() => expect(choices).toEqual([becomes]))
})

test('refused where no place at all is known, nothing is stored (docs/decisions/0010)', async () => {
    shop.respondWith(({pathname}) =>
        pathname.includes('getgoogleapi') ? new Response('{}', {status: 500}) : undefined
    )
    deviceWith(refused)

    const {choices} = await pressed()

    await waitFor(() =>
        expect(shop.requests.some(({pathname}) => pathname.includes('getgoogleapi'))).toBe(true)
    )
    expect(await screen.findByText(denied)).toBeVisible()
    expect(choices).toEqual([])
})

test('a zip that is searched after a refusal is not taken back by the network’s [STORE-001, STORE-049]', async () => {
    deviceWith(refused)
    const commerce = await shop.commerce()
    const resolvers: ((place: object) => void)[] = []
    const fetch: Commerce['fetch'] = (call) =>
        call.path === '/assigned-store'
            ? new Promise((answer) => resolvers.push(answer))
            : commerce.fetch(call)
    const {choices} = await pressed(null, {...commerce, fetch})

    await userEvent.setup().type(screen.getByLabelText('Zip code'), '75201{Enter}')
    await screen.findByRole('heading', {name: /stores near 75201/})
    await act(async () => resolvers.forEach((answer) => answer({storeId: '01001', zip: '90210'})))

    expect(resolvers).toHaveLength(1)
    expect(choices).toEqual([{zip: '75201', source: 'chosen'}])
})

test.each`
    answer       | source
    ${'allowed'} | ${'geo'}
    ${'refused'} | ${'ip'}
`(
    'a store chosen while the device’s place is asked for stays, be it $answer [STORE-048, STORE-049]',
    async ({answer, source}) => {
        const answers: Record<string, () => void> = {}
        deviceWith({
            getCurrentPosition: (ok, no) => {
                answers.allowed = () => ok({coords: {latitude: 33.08, longitude: -96.78}})
                answers.refused = () => no({code: 1})
            }
        })
        const {choices} = await pressed({storeId: '01009', zip: '75201', source: 'chosen'})
        const user = userEvent.setup()
        await user.type(screen.getByLabelText('Zip code'), '90210{Enter}')
        await user.click(
            await screen.findByRole('button', {name: /^Make This My Store, Homeward Beverly Hills/})
        )
        await screen.findByRole('button', {name: /^My Store, Homeward Beverly Hills/})

        await act(async () => answers[answer]?.())

        expect(choices).toEqual([
            {storeId: '01001', zip: '90210', source: 'chosen'},
            {storeId: '01001', zip: '90210', source}
        ])
    }
)

test('a browser without geolocation is only noted [STORE-047]', async () => {
    const noted = jest.spyOn(console, 'info').mockImplementation(() => undefined)

    await pressed()

    expect(noted).toHaveBeenCalledWith('This browser has no geolocation.')
    expect(screen.queryByText(denied)).not.toBeInTheDocument()
    expect(screen.queryByText(pleaseAgree)).not.toBeInTheDocument()
    expect(screen.queryByText(/^Your device couldn’t/)).not.toBeInTheDocument()
    noted.mockRestore()
})
