import {act, cleanup, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import Cookies from 'js-cookie'
import {BroadcastChannel} from 'node:worker_threads'
import {inBrowser} from '../../../tests/support/browser/in-browser'
import {renderPage} from '../../../tests/support/shop/render-page'
import {PrivacyChoicesPage} from './privacy-choices-page'

const browser = inBrowser()
afterEach(() => {
    cleanup()
    browser.reset()
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
})
afterAll(() => browser.close())

const show = () => renderPage(<PrivacyChoicesPage />, {address: '/privacy-choices'})

const choices = () => screen.getByRole('group', {name: 'May we measure how you use this site?'})
const allow = () => screen.getByRole('radio', {name: /^Allow/})
const refuse = () =>
    screen.getByRole('radio', {name: /^Do not allow ?Do not sell or share my personal information/})
const status = () => within(screen.getByRole('main')).getByRole('status')

test('before the choice nothing is chosen, nothing is set, and both choices are equal (G-64) (D-39)', async () => {
    const {container} = show()

    expect(screen.getByText(/Until you choose, nothing is sent/)).toBeVisible()
    expect(within(choices()).getAllByRole('radio')).toEqual([allow(), refuse()])
    expect(allow()).not.toBeChecked()
    expect(refuse()).not.toBeChecked()
    expect(allow().parentElement?.className).toBe(refuse().parentElement?.className)
    expect(status()).toBeEmptyDOMElement()
    expect(Cookies.get()).toEqual({})
    expect(await axe(container)).toHaveNoViolations()
})

test('a choice is saved at once, confirmed, shown after a reload, and can be changed (G-64)', async () => {
    const {container} = show()

    await userEvent.click(allow())
    expect(Cookies.get()).toEqual({dw_dnt: '0'})
    expect(status()).toHaveTextContent('Saved. You allow us')
    expect(await axe(container)).toHaveNoViolations()

    cleanup()
    show()
    expect(allow()).toBeChecked()
    expect(status()).toBeEmptyDOMElement()

    await userEvent.click(refuse())
    expect(Cookies.get()).toEqual({dw_dnt: '1'})
    expect(status()).toHaveTextContent('Saved. We do not measure')
    expect(refuse()).toBeChecked()
    expect(allow()).not.toBeChecked()
})

test('by keyboard alone a choice is reached and made (G-64)', async () => {
    show()

    await userEvent.tab()
    expect(allow()).toHaveFocus()
    await userEvent.keyboard(' ')

    expect(Cookies.get('dw_dnt')).toBe('0')
})

test('with Global Privacy Control the choice is a refusal that nothing here overrides, and says why (G-64)', async () => {
    Object.assign(navigator, {globalPrivacyControl: true})
    Cookies.set('dw_dnt', '0')
    const {container} = show()

    expect(refuse()).toBeChecked()
    expect(allow()).toBeDisabled()
    expect(choices()).toHaveAccessibleDescription(/Global Privacy Control signal, and we honor it/)
    await userEvent.click(allow())
    expect(refuse()).toBeChecked()
    expect(Cookies.get('dw_dnt')).toBe('0')
    expect(await axe(container)).toHaveNoViolations()
})

test('an opt-out that a consent manager has stored stands, and says why [PERS-024] (G-64)', () => {
    window.localStorage.setItem('truyoConsentOptOut', btoa('{"optOut":true}'))
    show()

    expect(refuse()).toBeChecked()
    expect(refuse()).toBeDisabled()
    expect(choices()).toHaveAccessibleDescription(/opt-out from our privacy center/)
})

test('the choice of another tab is shown at once, and is not confirmed as one of this tab (G-64)', async () => {
    Object.assign(globalThis, {BroadcastChannel})
    show()
    await userEvent.click(allow())
    const otherTab = new BroadcastChannel('shopper')

    Cookies.set('dw_dnt', '1')
    otherTab.postMessage({event: 'consent-changed', usid: ''})

    await waitFor(() => expect(refuse()).toBeChecked())
    expect(status()).toBeEmptyDOMElement()
    otherTab.close()
})

test('a browser that stores no cookie says that the choice is not saved (D-51)', async () => {
    const stored = jest.spyOn(document, 'cookie', 'set').mockReturnValue()
    show()

    await userEvent.click(allow())

    expect(status()).toHaveTextContent('Your browser did not save your choice')
    expect(allow()).not.toBeChecked()
    stored.mockRestore()
})

test('in Spanish the page says the same and saves the same choice (G-64)', async () => {
    const {container} = await browser.show({address: '/es-US/privacy-choices'})
    expect(
        await screen.findByRole('heading', {level: 1, name: 'Sus opciones de privacidad'})
    ).toBeVisible()
    expect(screen.getByText(/Mientras no elija, no se envía nada/)).toBeVisible()

    await userEvent.click(screen.getByRole('radio', {name: /^No permitir ?No vendan ni compartan/}))

    expect(Cookies.get()).toEqual({dw_dnt: '1'})
    expect(screen.getByText('Guardado. No medimos cómo usa este sitio.')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await act(() => Promise.resolve())
    expect(browser.server.calls).toEqual([])
})
