import {act, screen, waitFor} from '@testing-library/react'
import {useState} from 'react'
import {decisionOnce} from '@app/commerce/approvals/decision-once'
import {type LiveSession, useSessionActions} from '@app/commerce/session/session'
import {useShopperCall} from '@app/commerce/session/use-shopper-call'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {shopRoutes} from '@app/shop-routes'
import {applyFor60} from '../../../../tests/support/values/apply-for-60'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {kitRoutes} from '../../kit-routes'
import {KnownAmount} from './known-amount'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => {
    applied = false
})
afterEach(() => browser.reset())

const wait = {timeout: 8000}
const header = () => screen.findByRole('link', {name: /left of your approval/}, wait)
const amount = () => screen.findByText(/up to and including/, {}, wait)

/** The calls of the page's start, whose answers come in any order. */
const calls = {
    decision: /existingapproval$/,
    record: /\/customers\/\w+$/,
    basket: /\/customers\/\w+\/baskets$/,
    lists: /product-lists$/
}
type Held = keyof typeof calls
const names: readonly Held[] = ['decision', 'record', 'basket', 'lists']

const ordersOf = (items: readonly Held[]): Held[][] =>
    items.length < 2
        ? [[...items]]
        : items.flatMap((first) =>
              ordersOf(items.filter((other) => other !== first)).map((rest) => [first, ...rest])
          )

/** Holds the answers to each kind of call until it is let go. */
const holdAnswers = () => {
    const open: Partial<Record<Held, () => void>> = {}
    const gates = new Map(
        names.map((name) => [name, new Promise<void>((resolve) => (open[name] = resolve))])
    )
    browser.server.answerInstead(async ({pathname}) => {
        const name = names.find((each) => calls[each].test(pathname))
        if (name) await gates.get(name)
        return undefined
    })
    return (name: Held) => act(async () => open[name]?.())
}

/** Whether the page has said, for a moment even, that nothing was approved. */
const watchForNothing = () => {
    let wasShown = false
    const look = () => {
        wasShown ||= screen.queryByText(/There is no approval here yet/) !== null
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, {childList: true, subtree: true, characterData: true})
    return () => {
        observer.disconnect()
        return wasShown
    }
}

const page = <FirstMatch routes={kitRoutes(shopRoutes)} />

const show = () =>
    browser.show({
        address: '/approved',
        storeId: '01001',
        part: (
            <>
                <KnownAmount />
                {page}
            </>
        )
    })

test.each(ordersOf(names).map((order) => ({order, title: order.join(', ')})))(
    'answers in the order $title: the page never says that nothing is approved [APPR-024, D-01]',
    async ({order}) => {
        browser.signedIn('morgan@homeward.example')
        const letGo = holdAnswers()
        const hasShownNothing = watchForNothing()
        await show()

        for (const name of order) await letGo(name)

        expect(await header()).toBeVisible()
        expect(await amount()).toBeVisible()
        expect(hasShownNothing()).toBe(false)
    }
)

let applied = false

const applyOnce = async (session: LiveSession): Promise<void> => {
    await decisionOnce(session, async () => {
        await applyFor60(session)
        return 'Approved'
    })
    applied = true
}

const changes = [['existing-approval']] as const

/** A guest who applies beside the header, and is then on the page of their answer. */
const Applying = () => {
    const request = useShopperCall(applyOnce, changes)
    const {whenLive} = useSessionActions()
    const [isDone, setDone] = useState(false)
    return (
        <>
            <KnownAmount />
            {isDone ? page : null}
            <button type="button" onClick={() => void whenLive()}>
                Begin
            </button>
            <button type="button" onClick={() => void request(undefined).then(() => setDone(true))}>
                Apply
            </button>
        </>
    )
}

const press = (name: string) => act(async () => screen.getByRole('button', {name}).click())

test('a guest whose answer is refused with 401 does not read that nothing is approved [APPR-024, ERR-012]', async () => {
    const applied = await browser.show({
        address: '/approved',
        storeId: '01001',
        part: <Applying />
    })
    await press('Apply')
    expect(await amount()).toBeVisible()
    applied.unmount()
    browser.server.answerInstead(({pathname}) =>
        calls.decision.test(pathname) ? Response.json({type: 'refused'}, {status: 401}) : undefined
    )
    const hasShownNothing = watchForNothing()

    await show()
    const again = await screen.findByRole('button', {name: 'Try again'}, wait)
    browser.server.answerInstead(() => undefined)
    await act(async () => again.click())

    expect(await header()).toBeVisible()
    expect(await amount()).toBeVisible()
    expect(hasShownNothing()).toBe(false)
})

test('a reading that was begun before the decision does not tell after it that nothing is approved [APPR-024]', async () => {
    let letGo: () => void = () => undefined
    let isFirst = true
    const held = new Promise<void>((resolve) => (letGo = resolve))
    browser.server.answerInstead(async ({pathname}) => {
        if (!calls.decision.test(pathname) || !isFirst) return undefined
        isFirst = false
        await held
        return Response.json({isBlacklisted: false})
    })
    await browser.show({address: '/approved', storeId: '01001', part: <Applying />})
    await press('Begin')
    await waitFor(() => expect(isFirst).toBe(false), wait)
    await press('Apply')
    await waitFor(() => expect(applied).toBe(true), wait)

    await act(async () => letGo())

    expect(await header()).toBeVisible()
    expect(await amount()).toBeVisible()
})
