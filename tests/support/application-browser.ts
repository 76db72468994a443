import {forgetApplication} from '@app/features/approval/application-store'
import {saveFailedClaim} from '@app/features/approval/offer-store'
import {inBrowser} from './in-browser'
import {mayComplain} from './page-complaints'

/** A browser for pages of an application: after each test it has forgotten who was there and what they answered. */
export const applicationBrowser = (): ReturnType<typeof inBrowser> => {
    const browser = inBrowser()
    afterAll(() => browser.close())
    // A customer's session reads basket and lists by itself, and a store's phone and terms come whenever they come.
    beforeEach(() => mayComplain(/not wrapped in act/))
    afterEach(() => {
        browser.sandbox.faults.clear()
        browser.shop.respondWith(() => undefined)
        browser.reset()
        forgetApplication()
        saveFailedClaim(null)
    })
    return browser
}
