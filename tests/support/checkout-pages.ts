import {fireEvent, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {newCardToken} from '../../sandbox/renting/payments/payment-method'
import type {testSandbox} from '../../sandbox/tests/test-sandbox'
import {checkoutShopper, plainManner} from './checkout-shopper'
import {inBrowser} from './in-browser'
import {mayComplain} from './page-complaints'

type Browser = ReturnType<typeof inBrowser>
type World = ReturnType<typeof testSandbox>['world']

/** How long the next page may take on a busy machine. */
export const wait = {timeout: 30_000}

/** Where cards are typed. */
export const cardOrigin = 'https://cards.example'

/** A browser for pages of the checkout, of whose session the test waits for nothing but what the page shows. */
export const checkoutBrowser = (): Browser => {
    const browser = inBrowser()
    afterAll(() => browser.close())
    // The session goes on by itself while a page is looked at, and the next page's code comes.
    beforeEach(() => mayComplain(/not wrapped in act/))
    afterEach(() => browser.reset())
    return browser
}

/**
 * Casey with so many pieces, or these, once the checkout has come past a step. `before` has, for each step until then, all that
 * platform and browser held when it was next.
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

/** Says on the delivery step who receives it and where; `email` is for who has none yet. */
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

/** Chooses the so-manyeth day of the calendar for the first payment. */
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

/** The frame says that a card was typed, and the page's own button is pressed. */
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

/** The decision asks for a document, as long as `answer` says so; or that answers the call in the platform's stead. */
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

/** The decision asks for the shopper's identity until the server answers as usual again. */
export const requireIdentity = (browser: Pick<Browser, 'server'>): void =>
    requireDocument(browser, 'IDENTITY', () => true)

/**
 * The decision asks for a bank until one is verified; `verify` may answer the call in the platform's stead, and then none is.
 */
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

/** Where there are two of a product, its terms are said to be those of one (D-07). */
export const mustNameEach = (pieces: number): void =>
    expect(screen.queryAllByText(/^What (each of the 2 costs|all 2 cost)/)).toHaveLength(
        Math.floor(pieces / 2)
    )

/** Who goes back to the thanks for signing, once there is an order, is led to where it is shown. */
export const mustLeadOn = async (
    browser: Pick<Browser, 'show'>,
    agreementId: string,
    {isGuest}: {isGuest: boolean}
): Promise<void> => {
    // Where nobody's address is known, the platform does not learn which store it is.
    mayComplain(/client ip is not available/)
    const address = `/thankyou-agreement-signed?agreement=${agreementId}`
    await browser.show({address, storeId: '01001'})
    const name = isGuest ? 'See my order' : 'Go to your account'
    const link = await screen.findByRole('link', {name}, wait)
    expect(link).toHaveAttribute('href', isGuest ? '/checkout/confirmation' : '/my-accounts')
}
