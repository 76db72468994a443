import {forgetApplication} from '@app/features/approval/frame/application-store'
import {saveFailedClaim} from '@app/features/approval/offer/offer-store'
import {inBrowser} from './in-browser'

/** A browser for pages of an application: after each test its session and answers are removed. */
export const applicationBrowser = (): ReturnType<typeof inBrowser> => {
    const browser = inBrowser()
    afterAll(() => browser.close())
    afterEach(() => {
        browser.sandbox.faults.clear()
        browser.shop.respondWith(() => undefined)
        browser.reset()
        forgetApplication()
        saveFailedClaim(null)
    })
    return browser
}
