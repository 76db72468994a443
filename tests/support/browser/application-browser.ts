import {forgetApplication} from '@app/features/approval/frame/application-store'
import {saveFailedClaim} from '@app/features/approval/offer/offer-store'
import {inBrowser} from './in-browser'
import {mayComplain} from '../page-complaints'

/** A browser for pages of an application: after each test its session and answers are removed. */
export const applicationBrowser = (): ReturnType<typeof inBrowser> => {
    const browser = inBrowser()
    afterAll(() => browser.close())
    // A session loads basket and lists, and a page loads a store's phone and terms, at any time.
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
