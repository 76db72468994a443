import {fireEvent, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {allStores} from '../../../sandbox/stores/store'
import type {testSandbox} from '../../../sandbox/tests/test-sandbox'
import {checkoutShopper, plainManner} from './checkout-shopper'
import {inBrowser} from '../browser/in-browser'
import {mayComplain} from '../page-complaints'

type Browser = ReturnType<typeof inBrowser>
type World = ReturnType<typeof testSandbox>['world']

/** How long the next page may take on a busy machine. */
export const wait = {timeout: 30_000}

/** The origin of the card frame. */
export const cardOrigin = 'https://cards.example'

/** A browser for pages of the checkout; a test waits only for what the page shows. */
export const checkoutBrowser = (): Browser => {
    const browser = inBrowser()
    afterAll(() => browser.close())
    afterEach(() => browser.reset())
    return browser
}

/**
 * Casey with this many pieces, or these, after a step of the checkout. `before` has, for each step until then, all data
 * of platform and browser before it.
 */
export const checkoutPast = async (
    browser: Browser,
    last: string,
    pieces: number | readonly string[] = 1
) => {
    const shopper = await checkoutShopper(browser)
    const before = new Map<string, ReturnType<typeof shopper.remember>>()
    await shopper.begin(pieces)
    for (let done = ''; done !== last;) {
        const stage = shopper.remember()
        const found = await shopper.look(await shopper.session(), shopper.world.now())
        done = await shopper.goOn(await shopper.session(), found, plainManner)
        before.set(done, stage)
    }
    return {shopper, before, after: shopper.remember()}
}

export const heading = (name: string) => screen.findByRole('heading', {level: 1, name}, wait)

export const press = async (name: string | RegExp): Promise<void> =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

export const type = async (label: string, text: string): Promise<void> => {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
}

/** Fills in recipient and address on the delivery step; `email` is for a shopper without one. */
export const fillDelivery = async ({isPickUp = false, email = ''} = {}): Promise<void> => {
    await heading('Delivery')
    if (isPickUp) await userEvent.click(screen.getByLabelText(/^Pick up at the store/))
    await type('First name', 'Casey')
    await type('Last name', 'Stone')
    if (email !== '') await type('Email', email)
    await type('Phone', '3105550123')
    await type('Street address', '1 Main St')
    await type('City', 'Beverly Hills')
    await userEvent.selectOptions(screen.getByLabelText('State'), 'CA')
    await type('Zip code', '90210')
    await press('Continue')
}

/** Chooses the day at this index of the calendar for the first payment. */
export const chooseFirstDay = async (at: number): Promise<void> => {
    const days = within(screen.getByRole('grid')).getAllByRole('button')
    await userEvent.click(days[at] ?? document.body)
}

/** Opens the sample agreement, ticks every box of the review, and submits it. */
export const submitReview = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('link', {name: /^Open a sample agreement/}))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Agree and continue to signing')
}

/** The frame reports that a card was typed, and the page's button is pressed. */
export const payByCard = async (world: World, lastFour: string): Promise<void> => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Card details', {}, wait)
    const card = {cardType: 'Visa', lastFour, expirationDate: '2040-01-31'}
    const data = {type: 'card-token', token: newCardToken(world, card), ...card}
    const source = frame.contentWindow
    fireEvent(window, new MessageEvent('message', {origin: cardOrigin, source, data}))
    await press(/^Pay \$/)
}

/** Takes the first time that is offered, on the confirmation. */
export const bookDelivery = async (): Promise<void> => {
    const day = await screen.findByLabelText('Day and time', {}, wait)
    await userEvent.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
    await press('Book delivery')
    await screen.findByText(/^Your delivery is booked/, {}, wait)
}

/** The decision requires a document while `answer` returns true; `answer` may also return the response. */
const requireDocument = (
    {server}: Pick<Browser, 'server'>,
    verifyType: string,
    answer: (url: URL) => Response | boolean
): void => {
    let isPassing = false
    server.answerInstead(async (url, request) => {
        if (isPassing) return undefined
        const isOpen = answer(url)
        if (typeof isOpen !== 'boolean') return isOpen
        if (!url.pathname.endsWith('/existingapproval')) return undefined
        isPassing = true
        const found = await server.fetch(request).then((response) => response.json())
        isPassing = false
        const verificationDocuments = [{verifyType, verifyRequired: isOpen ? 'Y' : 'N'}]
        return Response.json({...found, approval: {...found.approval, verificationDocuments}})
    })
}

/** The decision requires the shopper's identity until the server responds as usual again. */
export const requireIdentity = (browser: Pick<Browser, 'server'>): void =>
    requireDocument(browser, 'IDENTITY', () => true)

/** The decision requires a bank until one is verified; `verify` may return the response instead, and then none is. */
export const requireBank = (
    {server}: Pick<Browser, 'server'>,
    verify: () => Response | undefined = () => undefined
): void => {
    let isOpen = true
    requireDocument({server}, 'BANK', (url) => {
        if (!url.pathname.endsWith('/verifybank')) return isOpen
        const instead = verify()
        isOpen = instead !== undefined
        return instead ?? isOpen
    })
}

/** With two of a product, the page says that the terms are those of one (D-07). */
export const mustNameEach = (pieces: number): void =>
    expect(screen.queryAllByText(/^What (each of the 2 costs|all 2 cost)/)).toHaveLength(
        Math.floor(pieces / 2)
    )

/** A shopper who returns to the page after signing gets a link to their order, if there is one. */
export const mustLeadOn = async (
    browser: Pick<Browser, 'show'>,
    agreementId: string,
    {isGuest}: {isGuest: boolean}
): Promise<void> => {
    // Without a client ip, the store is not sent to the platform.
    mayComplain(/client ip is not available/)
    const address = `/thankyou-agreement-signed?agreement=${agreementId}`
    await browser.show({address, storeId: '01001'})
    const name = isGuest ? 'See my order' : 'Go to your account'
    const link = await screen.findByRole('link', {name}, wait)
    expect(link).toHaveAttribute('href', isGuest ? '/checkout/confirmation' : '/my-accounts')
}

/**
 * The id of a store outside of California that sells both services, takes this deposit (in cents), looks at its orders,
 * delivers everywhere, and asks for no identity.
 */
export const storeOfAllServices = (world: World, deposit: number): string => {
    const stores = [...allStores(world).values()]
    const store = stores.find(({stateCode}) => !['CA', 'IN', 'MN', 'WI'].includes(stateCode))
    const flags = {
        c_benefitsPlusType: 'BPLUS',
        c_deliveryRadiusMiles: undefined,
        c_ldwEnabled: true,
        c_isStoreHighRisk: true,
        c_depositAmount: deposit / 100,
        c_identityVerificationEnabled: false
    }
    return store ? Object.assign(store, flags).id : ''
}
