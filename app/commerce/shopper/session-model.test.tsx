import fc from 'fast-check'
import {joinedWishes} from '@app/domain/catalogue/wish-list'
import {type Cart, modelBrowser} from '../../../tests/support/browser/model-browser'
import {openModelTab} from '../../../tests/support/browser/model-tab'
import {rounds} from '../../../tests/support/by-night'
import {saveLocalWishes, localWishes} from '../lists/local-wishes'
import {readProductLists} from '../lists/product-lists'
import {wishListActions} from '../lists/wishes'
import type {SignedIn} from '../session/session'
import type {Who} from '../session/who'

const browser = modelBrowser()
const networkFetch = window.fetch
window.fetch = browser.fetch
afterAll(() => {
    window.fetch = networkFetch
    browser.close()
})

const [sofa = '', lamp = '', table = ''] = browser.sandbox.world
    .statement<{id: string}>("SELECT id FROM product WHERE role <> 'master' AND type = 'RAC'")
    .all()
    .map(({id}) => id)
const products = [sofa, lamp, table]

const openTab = () => openModelTab(browser)
type Tab = ReturnType<typeof openTab>

/** What belongs to somebody, as the rules have it. */
type Owned = {cart: Cart; wishes: readonly string[]}
const nothing: Owned = {cart: {}, wishes: []}

const withOne = (cart: Cart, id: string): Cart => ({...cart, [id]: (cart[id] ?? 0) + 1})
const without = (cart: Cart, id: string): Cart =>
    Object.fromEntries(Object.entries(cart).filter(([product]) => product !== id))
/** Both carts in one; of two quantities the higher, so that merging twice changes nothing (G-34). */
const merged = (own: Cart, guest: Cart): Cart =>
    Object.fromEntries(
        Object.keys({...own, ...guest}).map((id) => [id, Math.max(own[id] ?? 0, guest[id] ?? 0)])
    )
const sorted = (ids: readonly string[]) => [...ids].sort()

/** One visitor in two tabs, beside what must be true of them after each step. */
const openVisitor = async () => {
    browser.forget()
    saveLocalWishes([])
    const tabs = [openTab(), openTab()] as const
    const owned = new Map<string, Owned>()
    const accounts = [browser.newAccount()]
    let tab: Tab = tabs[0]
    let guest: Owned = nothing
    let current: Who | null = null
    const guestCarts = new Map<string, Cart>()
    let isLost = false

    /** A guest's new session has no cart: a lost one took it along. Their wishes stay in the browser, a customer's do not. */
    const noteSession = (): void => {
        const {who} = tab.shown()
        if (!who || who.customerId === current?.customerId) return
        if (current) guestCarts.set(current.customerId, guest.cart)
        const cart = guestCarts.get(who.customerId) ?? {}
        guest = {cart, wishes: current?.registered ? [] : guest.wishes}
        current = who
        isLost = browser.known() === undefined
    }

    const here = (): Owned => {
        const {who} = tab.shown()
        return who?.registered ? (owned.get(who.customerId) ?? nothing) : guest
    }
    const store = (next: Owned): void => {
        const {who} = tab.shown()
        if (who?.registered) owned.set(who.customerId, next)
        else guest = next
    }
    const cartNow = (): Cart => browser.cartsOf(tab.shown().who?.customerId ?? '')[0] ?? {}

    /** The step's outcome is what it says, or, where it failed, nothing or all of it: then that is the truth from now on. */
    const settled = async (done: boolean, before: Owned, after: Owned): Promise<void> => {
        browser.sandbox.faults.clear()
        await tab.settle()
        const cart = cartNow()
        const wishes = sorted(await wishesNow())
        const allowed = done ? [after] : [before, after]
        expect(allowed.map((one) => one.cart)).toContainEqual(cart)
        expect(allowed.map((one) => sorted(one.wishes))).toContainEqual(wishes)
        store({cart, wishes})
    }
    const wishesNow = async (): Promise<readonly string[]> => {
        const {who} = tab.shown()
        if (!who?.registered) return localWishes()
        const {wishList} = await readProductLists({...who, commerce: browser.commerce})
        return wishList?.items.map(({productId}) => productId) ?? []
    }

    /** Runs a step; answers whether it worked, or that the session turned out to have ended. */
    const attempt = async (run: () => Promise<unknown>): Promise<'done' | 'failed' | 'ended'> => {
        const was = tab.shown().who
        const worked = await run().then(
            () => true,
            () => false
        )
        const {who, ended} = tab.shown()
        const isOther = was !== null && who?.customerId !== was.customerId
        noteSession()
        if (was?.registered && isOther) {
            // Anyone who was signed in is a guest only by a word to them.
            expect(ended).toBe('by-itself')
            expect(worked).toBe(false)
        }
        return isOther ? 'ended' : worked ? 'done' : 'failed'
    }
    const change = async (run: () => Promise<unknown>, after: (before: Owned) => Owned) => {
        const before = here()
        const outcome = await attempt(run)
        if (outcome !== 'ended') return settled(outcome === 'done', before, after(before))
        // A guest's new session may have been used for the step at once.
        return settled(false, guest, after(guest))
    }

    const arrived = async (by: () => Promise<SignedIn>): Promise<void> => {
        if (tab.shown().who?.registered) return
        if (isLost) guest = {cart: {}, wishes: guest.wishes}
        const result = await by().catch(() => null)
        browser.sandbox.faults.clear()
        if (!result) {
            noteSession()
            return settled(true, guest, guest)
        }
        const before = owned.get(result.customerId) ?? nothing
        await tab.settle()
        const [cart, wishes] = [cartNow(), sorted(await wishesNow())]
        // What is said to have come along is there, and what did not is said.
        const whole = merged(before.cart, guest.cart)
        if (result.basket !== 'failed') expect(cart).toEqual(whole)
        else expect([before.cart, whole]).toContainEqual(cart)
        const joined = sorted(joinedWishes(guest.wishes, before.wishes).ids)
        if (result.wishList !== 'failed') expect(wishes).toEqual(joined)
        else for (const id of before.wishes) expect(wishes).toContain(id)
        owned.set(result.customerId, {cart, wishes})
        // What came along is the guest's no more, also where that guest's session is taken up again.
        const hasCome = Object.keys(guest.cart).every((id) => cart[id] === whole[id])
        if (hasCome) guest = {...guest, cart: {}}
        noteSession()
        if (!accounts.includes(result.customerId)) accounts.push(result.customerId)
    }
    const others = async (): Promise<void> => {
        for (const other of tabs) {
            if (other === tab || !other.shown().who) continue
            const was = other.shown().who
            await other.actions.follow().catch(() => undefined)
            const {who, ended} = other.shown()
            if (was?.registered && !who?.registered) expect(ended).toBe('elsewhere')
        }
    }

    const steps = {
        add: (id: string) =>
            change(
                () => tab.changes.addToBasket({productId: id, quantity: 1}),
                ({cart, wishes}) => ({cart: withOne(cart, id), wishes})
            ),
        remove: async (id: string) => {
            const line = tab.lineOf(id)
            if (!line) return
            await change(
                () => tab.changes.removeLine(line.id),
                ({cart, wishes}) => ({cart: without(cart, id), wishes})
            )
        },
        heart: (id: string) => {
            const isWished = wishListActions.isWished(id)
            return change(
                () => wishListActions.toggle(id),
                ({cart, wishes}) => ({
                    cart,
                    wishes: isWished ? wishes.filter((one) => one !== id) : [...wishes, id]
                })
            )
        },
        signIn: () => arrived(() => tab.actions.signIn({login: accounts[0] ?? '', password: ''})),
        register: () =>
            arrived(() =>
                tab.actions.register({firstName: '', lastName: '', email: '', password: ''})
            ),
        signOut: async () => {
            if (!tab.shown().who?.registered) return
            await tab.actions.signOut()
            noteSession()
            await settled(true, nothing, nothing)
        },
        refreshLost: async () => {
            browser.loseTokens()
            isLost = true
        },
        tabSwitched: async () => {
            await others()
            tab = tab === tabs[0] ? tabs[1] : tabs[0]
            if (!tab.shown().who) await tab.actions.begin()
            noteSession()
            await tab.settle()
        },
        callFails: async (id: string) => {
            const kind = id === sofa ? 'cut' : id === lamp ? 'drop' : 'status'
            const harm = kind === 'status' ? ({kind, status: 503} as const) : ({kind} as const)
            browser.sandbox.faults.add({path: '*', times: 1, harm})
        },
        signInDown: async (id: string) => browser.breakSignIn(id !== table)
    }
    return {
        begin: async () => {
            await tab.actions.begin()
            noteSession()
            await tab.settle()
        },
        step: async ({name, product}: Step) => {
            await steps[name](product)
            for (const id of [...owned.keys(), tab.shown().who?.customerId ?? ''])
                expect(browser.cartsOf(id).length).toBeLessThan(2)
        }
    }
}

const names = [
    ...(['add', 'remove', 'heart', 'signIn', 'register', 'signOut'] as const),
    ...(['refreshLost', 'tabSwitched', 'callFails', 'signInDown'] as const)
] as const
type Step = {name: (typeof names)[number]; product: string}

const aStep = fc.record({name: fc.constantFrom(...names), product: fc.constantFrom(...products)})

test('however shoppers come and go, nothing of theirs is lost or doubled, and no customer becomes a guest without a word [D-14, D-15, D-17, CART-021] (G-34, G-35)', async () => {
    const runs = Number(process.env.MODEL_RUNS ?? rounds({day: 500, night: 2000}))
    await fc.assert(
        fc.asyncProperty(fc.array(aStep, {minLength: 1, maxLength: 12}), async (taken) => {
            const visitor = await openVisitor()
            await visitor.begin()
            for (const step of taken) await visitor.step(step)
        }),
        {numRuns: runs, seed: Number(process.env.MODEL_SEED ?? 2004096605)}
    )
}, 300_000)
