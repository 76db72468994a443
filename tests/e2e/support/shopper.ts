import type {Page} from '@playwright/test'
import {signIn as signInBefore} from '../../../scripts/shop/sign-in'

/** Signs a customer of the sandbox in before they come. */
export const signIn = (page: Page, origin: string, login: string): Promise<void> =>
    signInBefore(page.request, origin, login)

/**
 * Says where the shopper is from before they come. A first visit without it is given a store a moment after its page
 * has loaded, and the page is then requested again for that store.
 */
export const withStore = (
    page: Page,
    baseURL: string | undefined,
    value = '01001.90210.chosen'
): Promise<void> => page.context().addCookies([{name: 'store', value, url: baseURL ?? ''}])
