import type {Page} from '@playwright/test'
import {signIn as signInBefore} from '../../../scripts/shop/sign-in'

/** Signs a customer of the sandbox in before the visit. */
export const signIn = (page: Page, origin: string, login: string): Promise<void> =>
    signInBefore(page.request, origin, login)

/**
 * Sets the shopper's store before the visit. Without it a first visit gets a store shortly after its page has loaded, and
 * the page is then fetched again for that store.
 */
export const withStore = (
    page: Page,
    baseURL: string | undefined,
    value = '01001.90210.chosen'
): Promise<void> => page.context().addCookies([{name: 'store', value, url: baseURL ?? ''}])
