import {act, cleanup, fireEvent, screen, within} from '@testing-library/react'
import {answerAll} from '../../../tests/support/answered-application'
import {type Garbling, garblings, hostileCalls} from '../../../tests/support/hostile-calls'
import {inBrowser} from '../../../tests/support/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {onSimulatedClock} from '../../../tests/support/simulated-clock'
import {application, forgetApplication} from './application-store'

jest.setTimeout(300_000)

const browser = inBrowser()
const {sandbox} = browser
afterAll(() => browser.close())
beforeEach(() => {
    mayComplain(/not wrapped in act/)
    mayComplain(/instant approval failed/)
})
afterEach(() => jest.useRealTimers())

/** A call of a browser ends after ten seconds; what is left of a step is quick. */
const mostMs = 12_000

/** What is under way besides time: calls that will be answered, and the browser's own cryptography. */
let underWay = 0

const counted = async <T,>(work: Promise<T>): Promise<T> => {
    underWay += 1
    return work.finally(() => (underWay -= 1))
}

const {handle} = sandbox
Object.assign(sandbox, {handle: (request: Request) => counted(handle(request))})
const {subtle} = window.crypto
Object.defineProperty(window.crypto, 'subtle', {
    value: {
        digest: (...given: Parameters<typeof subtle.digest>) => counted(subtle.digest(...given))
    },
    configurable: true
})

const title = () => screen.queryByRole('heading', {level: 1})?.textContent ?? ''
const isBusy = () => document.querySelector('main [aria-busy="true"]') !== null
const button = (name: string) => within(screen.getByRole('main')).getByRole('button', {name})
const press = (name: string) => act(() => void fireEvent.click(button(name)))

type Page = Awaited<ReturnType<typeof browser.show>>

/** What a shopper does who sees a page, and what must be true there whatever has happened. */
const doings: Record<string, (page: Page) => void> = {
    'Instant approval': () => {
        // Nothing is said of a failure [APPR-015].
        expect(screen.queryByRole('alert')).toBeNull()
        press('Start my application')
    },
    'Your mobile phone': () => {
        fireEvent.change(screen.getByLabelText('Mobile phone number'), {
            target: {value: '(310) 555-0142'}
        })
        fireEvent.click(screen.getByRole('checkbox'))
        press('Continue')
    },
    'About you': ({goTo}) => {
        expect(screen.getByLabelText('Mobile phone number')).toHaveValue('(310) 555-0142')
        const isFilled = screen.getByLabelText<HTMLInputElement>('First name').value !== ''
        expect(screen.queryAllByText(/We filled in what we found/)).toHaveLength(isFilled ? 1 : 0)
        expect(screen.queryAllByText(/could not look up/)).toHaveLength(isFilled ? 0 : 1)
        act(() => answerAll())
        goTo('/web-order-form/review')
    },
    'Check your answers': () => {
        for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
            if (!box.checked) fireEvent.click(box)
        }
        press('Submit my application')
    },
    'We can’t answer your application right now': () => {
        expect(application().answers).toHaveProperty('references.landlord.name', 'Lee Lord')
        expect(application().answers).toHaveProperty('personal.identityNumber', '512438861')
        expect(screen.getByText(/Your answers are still here/)).toBeVisible()
        fireEvent.click(screen.getByRole('link', {name: 'Try again'}))
    },
    'Your answer': () => press('Try again')
}

const end = 'You’re approved!'
const leadsOn = ['Your mobile phone', 'Your answer']

/** The whole walk of a guest while its so-manyeth call comes to harm: how many calls it had, and what went wrong. */
const walk = async (harm: Garbling | 'late', at: number) => {
    browser.reset()
    forgetApplication()
    sandbox.calls.clear()
    const hostile = hostileCalls(browser, /^\/mobify\/(proxy|slas)\//)
    hostile.plan({at, harm})
    const clock = onSimulatedClock(() => underWay > 0)
    const page = await browser.show({address: '/instant-approval', storeId: '01001'})
    try {
        for (let steps = 0; title() !== end; steps += 1) {
            if (steps > 9) throw new Error(`no end, at ${title()}`)
            await clock.until(() => !isBusy() && (title() === end || title() in doings), mostMs)
            const doing = doings[title()]
            if (!doing) break
            const before = title()
            doing(page)
            await clock.until(() => !isBusy() && title() !== '', mostMs)
            // The look-up only saves typing, and what was read in vain is read again: each leads on.
            if (leadsOn.includes(before)) await clock.until(() => title() !== before, mostMs)
        }
        // What comes late finds its page at the end, and leaves it there.
        await clock.until(() => !hostile.isComing(), 20_000)
        expect(title()).toBe(end)
        const decided = sandbox.calls
            .list()
            .filter(({path, status}) => path.endsWith('/decision') && status === 200).length
        if (decided !== 1) throw new Error(`decided ${decided} times`)
        return {calls: hostile.count(), trouble: null}
    } catch (error) {
        const why = error instanceof Error ? error.message.split('\n')[0] : String(error)
        return {calls: hostile.count(), trouble: `${harm}, call ${at} ${hostile.harmed()}: ${why}`}
    } finally {
        cleanup()
        jest.useRealTimers()
    }
}

test.each([...garblings, 'late' as const])(
    'wherever %s is what comes of a call, no button stays dead, nothing typed is lost, and it ends in one decision (D-23, D-24) [APPR-013, APPR-015, VERIFY-001]',
    async (harm) => {
        const told: string[] = []
        for (let at = 0, calls = 1; at < calls; at += 1) {
            const walked = await walk(harm, at)
            if (walked.trouble !== null) told.push(walked.trouble)
            calls = Math.max(calls, Math.min(walked.calls, 24))
        }

        expect(told).toEqual([])
    }
)
