import type {Page} from '@playwright/test'
import {randomBytes} from 'node:crypto'
import type {MessageDescriptor} from 'react-intl'
import {loginMessages, registerMessages} from '@app/features/sign-in/messages'
import {signIn as signInBefore} from '../../../scripts/shop/sign-in'
import {type Locale, translate} from './translate'

/** Signs a customer of the sandbox in before they come. */
export const signIn = (page: Page, origin: string, login: string): Promise<void> =>
    signInBefore(page.request, origin, login)

/**
 * Says where the shopper is from before they come. A first visit without it is given a store a moment after its page
 * has loaded, and the page is then asked anew for that store.
 */
export const withStore = (
    page: Page,
    baseURL: string | undefined,
    value = '01001.90210.chosen'
): Promise<void> => page.context().addCookies([{name: 'store', value, url: baseURL ?? ''}])

/** Of everybody who registers here. */
const PASSWORD = 'Quiet-Harbor!27'

/** Registers somebody new on the sign-in page that is open, as whom nobody else uses; answers their login. */
export const register = async (page: Page, locale: Locale): Promise<string> => {
    const main = page.getByRole('main')
    const say = (message: MessageDescriptor) => translate(locale, message)
    const login = `nova${randomBytes(6).toString('hex')}@homeward.example`
    const fields = [
        [registerMessages.firstName, 'Nova'],
        [registerMessages.lastName, 'Hale'],
        [registerMessages.email, login],
        [registerMessages.password, PASSWORD]
    ] as const
    await main.getByRole('button', {name: say(loginMessages.create)}).click()
    for (const [label, value] of fields) {
        await main.getByLabel(say(label), {exact: true}).fill(value)
    }
    await main.getByRole('button', {name: say(registerMessages.submit)}).click()
    return login
}
