import {act, screen, waitFor} from '@testing-library/react'
import {rememberName} from '@app/commerce/session/stored-hints'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../../tests/support/page-complaints'
import './account-menu'
import {KnownAccount} from './known-account'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => mayComplain(/503/))
afterEach(() => browser.reset())

const nameNow = () =>
    document.querySelector('.header__tool-name, a[href="/login"], a[href="/my-accounts"]')
        ?.textContent ?? ''

/** Every name that the header has shown, each once for as long as it stood there. */
const watchName = () => {
    const shown: string[] = []
    const look = () => {
        const name = nameNow()
        if (name !== '' && shown.at(-1) !== name) shown.push(name)
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, {childList: true, subtree: true, characterData: true})
    return {
        shown: () => {
            look()
            return shown
        },
        stop: () => observer.disconnect()
    }
}

/** Holds the answers of the customer's record until it is let go; they are refused if `isRefused`. */
const holdRecord = (isRefused: boolean) => {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let isHeld = false
    browser.server.answerInstead(async ({pathname}, {method}) => {
        if (method !== 'GET' || !/\/customers\/[^/]+$/.test(pathname)) return undefined
        isHeld = true
        await held
        return isRefused ? Response.json({title: 'No'}, {status: 503}) : undefined
    })
    return {
        isHeld: () => waitFor(() => expect(isHeld).toBe(true), {timeout: 15_000}),
        letGo: () => act(async () => letGo())
    }
}

test.each`
    login       | known           | isRefused | shown
    ${'morgan'} | ${'Morgan'}     | ${false}  | ${'Morgan'}
    ${'morgan'} | ${'Morgan'}     | ${true}   | ${'Morgan'}
    ${'morgan'} | ${'Maximilian'} | ${true}   | ${'Account'}
`(
    'the name of $known, who was signed in here before, stands in the header from the first paint on and never changes, whether the record cannot be read ($isRefused) or can [SHELL-007] [SHELL-008]',
    async ({login, known, isRefused, shown}) => {
        browser.signedIn(`${login}@homeward.example`)
        rememberName(known)
        const record = holdRecord(isRefused)
        const names = watchName()

        const {settled} = await browser.show({part: <KnownAccount />})
        await record.isHeld()
        await screen.findByText(shown)
        await record.letGo()
        await settled()

        expect(names.shown()).toEqual([shown])
        names.stop()
    }
)
