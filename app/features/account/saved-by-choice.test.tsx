import {fireEvent, screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {newCardToken} from '../../../sandbox/renting/payments/payment-method'
import {inBrowser} from '../../../tests/support/browser/in-browser'

const browser = inBrowser()
afterAll(() => browser.close())
afterEach(() => browser.reset())

const {world} = browser.sandbox
const wait = {timeout: 15_000}
const cardFrame = 'https://cards.example'

const open = async (name: string, address: string) => {
    browser.signedIn(`${name}@homeward.example`)
    return browser.show({address, cardFrame})
}

const toPay = (name: string) => `/my-accounts/payment-agreement?agreement=agreement-${name}-1`

const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', {name}, wait))

/** The frame reports that a card was typed. */
const typeCard = async (lastFour: string) => {
    await press('Use another card')
    const frame = await screen.findByTitle<HTMLIFrameElement>('Details of your new card', {}, wait)
    const card = {cardType: 'Visa', lastFour, expirationDate: '2040-01-31'}
    const data = {type: 'card-token', token: newCardToken(world, card), ...card}
    const source = frame.contentWindow
    fireEvent(window, new MessageEvent('message', {origin: cardFrame, source, data}))
    expect(await screen.findByRole('radio', {name: new RegExp(lastFour)}, wait)).toBeChecked()
}

const pay = async () => {
    await press('Continue')
    await press(/^Pay .+ now$/)
}

const saveBox = () => screen.getByRole('checkbox', {name: 'Save this card for later payments'})

const savedCards = async (name: string): Promise<string[]> => {
    await open(name, '/my-accounts/payment-method')
    const cards = await screen.findAllByText(/ending in \d{4}/, {}, wait)
    return cards.map(({textContent}) => /ending in (\d{4})/.exec(textContent ?? '')?.[1] ?? '')
}

test('a typed card pays, and is saved only where the renter has ticked the box, which is not ticked by itself (D-43)', async () => {
    const page = await open('avery', toPay('avery'))
    await typeCard('4242')
    expect(saveBox()).not.toBeChecked()
    await pay()
    await screen.findByRole('heading', {name: 'Thank you for your payment'}, wait)
    page.unmount()
    expect(await savedCards('avery')).not.toContain('4242')
})

test('a typed card that pays is saved where the box is ticked (D-43)', async () => {
    const page = await open('blake', toPay('blake'))
    await typeCard('4242')
    await userEvent.click(saveBox())
    await pay()
    await screen.findByRole('heading', {name: 'Thank you for your payment'}, wait)
    page.unmount()
    expect(await savedCards('blake')).toContain('4242')
})

test('a typed card that the bank declines is not saved though the box is ticked, and is not offered again (D-43)', async () => {
    const page = await open('harper', toPay('harper'))
    await typeCard('0002')
    await userEvent.click(saveBox())
    await pay()
    expect(await screen.findByText(/^The bank declined the card/, {}, wait)).toBeVisible()
    expect(screen.queryByRole('radio', {name: /0002/})).not.toBeInTheDocument()
    page.unmount()
    expect(await savedCards('harper')).not.toContain('0002')
})

test('a saved card that the bank declines is not chosen for the next attempt, and neither here nor later by itself (D-43)', async () => {
    const page = await open('parker', toPay('parker'))
    await userEvent.click(await screen.findByRole('radio', {name: /0002/}, wait))
    await pay()
    expect(await screen.findByText(/^The bank declined the card/, {}, wait)).toBeVisible()
    expect(screen.getByRole('radio', {name: /0002/})).not.toBeChecked()
    expect(screen.getByRole('radio', {name: /1111/})).toBeChecked()
    page.unmount()

    for (const address of [toPay('parker'), '/my-accounts/payment-agreement']) {
        const later = await open('parker', address)
        const declined = await screen.findByRole('radio', {name: /0002 \(declined/}, wait)
        expect(declined).not.toBeChecked()
        later.unmount()
    }
    await open('parker', '/my-accounts/payment-method')
    const [line] = await screen.findAllByText(/0002/, {}, wait)
    const item = line?.closest('li')
    expect(item && within(item).queryByText('Default')).toBeFalsy()
})

test('autopay, which takes from a saved card only, says that it saves one (D-43)', async () => {
    await open('avery', '/my-accounts/enroll-autopay')
    expect(
        await screen.findByText(
            'Autopay takes from a saved card: a card that you add here is saved.',
            {},
            wait
        )
    ).toBeVisible()
})
