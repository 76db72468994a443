import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {heading, press, submit} from '../../../tests/support/values/application-fields'
import {type Harm, harms, hostileCalls} from '../../../tests/support/server/hostile-calls'
import {forgetApplication} from './frame/application-store'

jest.setTimeout(300_000)

const browser = applicationBrowser()
const {sandbox} = browser

const wait = {timeout: 20_000}

/** How often the platform has decided. */
const decisions = () =>
    sandbox.calls.list().filter(({path, status}) => path.endsWith('/decision') && status === 200)

/** A guest who has answered everything stands before the last button; nobody knows them. */
const arrive = async () => {
    browser.reset()
    forgetApplication()
    answerAll()
    sandbox.calls.clear()
    const page = await browser.show({address: '/web-order-form/review', storeId: '01001'})
    await heading('Check your answers')
    await page.settled()
    return page
}

type Way = 'approved' | 'alert' | 'link' | 'button'

/** What the shopper is shown in the end: their answer, or the way to try again. */
const wayShown = (): Way | null => {
    if (screen.queryByRole('heading', {name: 'You’re approved!'})) return 'approved'
    if (screen.queryAllByRole('alert').length > 0) return 'alert'
    if (screen.queryByRole('link', {name: 'Try again'})) return 'link'
    return screen.queryByRole('button', {name: 'Try again'}) ? 'button' : null
}

const continueFrom: Record<Way, () => Promise<void>> = {
    approved: () => Promise.resolve(),
    alert: () => press('Submit my application'),
    link: async () => {
        await userEvent.click(screen.getByRole('link', {name: 'Try again'}))
        await submit()
    },
    button: () => press('Try again')
}

/** Sends the application while its so-manyeth call is harmed, and goes on until there is an answer. */
const walk = async (harm: Harm, at: number): Promise<{calls: number; decided: number}> => {
    const page = await arrive()
    const hostile = hostileCalls(browser)
    hostile.plan({at, harm})
    await submit()
    await waitFor(() => expect(wayShown()).not.toBeNull(), wait)
    const calls = hostile.count()
    hostile.plan(null)
    await continueFrom[wayShown() ?? 'approved']()
    await heading('You’re approved!')
    expect(page.address()).toBe('/approved')
    page.unmount()
    return {calls, decided: decisions().length}
}

test.each(harms)(
    'if any call of the application is %s, there is one decision, and nothing is asked twice (D-24) [APPR-013]',
    async (harm) => {
        const problems: string[] = []
        for (let at = 0, calls = 1; at < calls; at += 1) {
            const walked = await walk(harm, at)
            calls = Math.min(Math.max(calls, walked.calls), 9)
            if (walked.decided !== 1) problems.push(`call ${at}: decided ${walked.decided} times`)
        }

        expect(problems).toEqual([])
    }
)
