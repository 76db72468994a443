import {act, cleanup, fireEvent, screen, within} from '@testing-library/react'
import {type Garbling, garblings, hostileCalls} from './hostile-calls'
import type {inBrowser} from '../browser/in-browser'
import {onSimulatedClock, workUnderWay} from '../browser/simulated-clock'

/** What a call that is done may return instead of its response in time. */
export const trickyEnds = [...garblings, 'late'] as const

type Browser = ReturnType<typeof inBrowser>
export type ShownPage = Awaited<ReturnType<Browser['show']>>

export type HostileWalk = {
    /** The first address; `prepare` sets up the shopper before. */
    address: string
    prepare: () => void
    /**
     * By the title of a page: what a shopper does there, and what must always be true there; returns what must become
     * true next, if it is more than that nothing is pending.
     */
    doings: Record<string, (page: ShownPage) => (() => boolean) | undefined>
    /** The title of the last page. */
    end: string
    /** The end of the path of the call that must succeed exactly once. */
    once: string
}

/** A browser's call ends after ten seconds; the rest of a step is quick. */
const mostMs = 12_000

/** More steps than any successful walk has. */
const mostSteps = 9

/** More calls than any walk makes. */
const mostCalls = 24

const title = () => screen.queryByRole('heading', {level: 1})?.textContent ?? ''
const isWaiting = () => document.querySelector('main [aria-busy="true"]') !== null

/** Presses a button of the page. */
export const pressOn = (name: string): void => {
    const button = within(screen.getByRole('main')).getByRole('button', {name})
    act(() => void fireEvent.click(button))
}

/** Writes into a field of the page. */
export const writeInto = (label: string, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), {target: {value}})
}

/** Repeats a walk and harms another call each time, on a simulated clock. */
export const hostileWalks = (browser: Browser) => {
    const {sandbox} = browser
    const isBusy = workUnderWay(sandbox)

    const answersTo = (end: string): number =>
        sandbox.calls.list().filter(({path, status}) => path.endsWith(end) && status === 200).length

    const walk = async (given: HostileWalk, harm: Garbling | 'late', at: number) => {
        const {address, prepare, doings, end, once} = given
        browser.reset()
        sandbox.calls.clear()
        prepare()
        const hostile = hostileCalls(browser, /^\/mobify\/(proxy|slas)\//)
        hostile.plan({at, harm})
        const clock = onSimulatedClock(isBusy)
        const page = await browser.show({address, storeId: '01001'})
        const step = async () => {
            await clock.until(() => !isWaiting() && (title() === end || title() in doings), mostMs)
            const comes = doings[title()]?.(page)
            await clock.until(() => !isWaiting() && title() !== '', mostMs)
            if (comes) await clock.until(comes, mostMs)
        }
        try {
            for (let steps = 0; title() !== end; steps += 1) {
                if (steps > mostSteps) throw new Error(`no end, at ${title()}`)
                await step()
            }
            // A late response must not change the last page.
            await clock.until(() => !hostile.isComing(), 20_000)
            expect([title(), answersTo(once)]).toEqual([end, 1])
            return {calls: hostile.count(), trouble: null}
        } catch (error) {
            const why = error instanceof Error ? error.message.slice(0, 300) : String(error)
            return {calls: hostile.count(), trouble: `call ${at}, ${hostile.harmed()}: ${why}`}
        } finally {
            cleanup()
            jest.useRealTimers()
        }
    }

    return {
        /** Walks as often as there are calls, each time with another one harmed; returns what went wrong. */
        troubles: async (given: HostileWalk, harm: Garbling | 'late'): Promise<string[]> => {
            const problems: string[] = []
            for (let at = 0, calls = 1; at < Math.min(calls, mostCalls); at += 1) {
                const walked = await walk(given, harm, at)
                if (walked.trouble !== null) problems.push(walked.trouble)
                calls = Math.max(calls, walked.calls)
            }
            return problems
        }
    }
}
