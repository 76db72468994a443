import type {Locator, Page} from '@playwright/test'

/** What a walk costs a shopper: taps, and words that are typed. */
export type Effort = {taps: number; words: number}

/**
 * A phone whose every tap is counted. A key of the on-screen keyboard that sends what was typed is a tap as well;
 * letters are counted as the words that they make.
 */
export const countedPhone = (page: Page) => {
    const effort: Effort = {taps: 0, words: 0}
    return {
        effort,
        tap: async (target: Locator): Promise<void> => {
            effort.taps += 1
            await target.tap()
        },
        /** Types into the field that has the focus. */
        type: async (text: string): Promise<void> => {
            effort.words += text.trim().split(/\s+/).length
            await page.keyboard.type(text)
        },
        /** Sends what was typed by the keyboard's own key. */
        send: async (): Promise<void> => {
            effort.taps += 1
            await page.keyboard.press('Enter')
        }
    }
}

/**
 * Counts in the browser what a walk by the usual helpers costs, on every page and in every frame: each press and each
 * sending key is a tap, a list is two (to open it, to choose), and a field is one more if it was neither pressed before
 * nor given the focus by the page itself.
 */
export const countEffort = async (page: Page): Promise<Effort> => {
    const effort: Effort = {taps: 0, words: 0}
    await page.exposeBinding('countEffort', (_, taps: number, words: number) => {
        effort.taps += taps
        effort.words += words
    })
    await page.addInitScript(() => {
        const count = (taps: number, words: number) =>
            void Reflect.get(window, 'countEffort')(taps, words)
        const before = new WeakMap<Element, string>()
        let pressed: EventTarget | null = null
        // Fields that the page leads to. Playwright has its own `focus`, in a world of its own: what it fills counts.
        const led = new WeakSet<EventTarget>()
        const {focus} = HTMLElement.prototype
        HTMLElement.prototype.focus = function (...options) {
            if (document.activeElement !== this) led.add(this)
            focus.apply(this, options)
        }
        const isTyped = (target: EventTarget | null): target is HTMLInputElement =>
            target instanceof HTMLInputElement &&
            !/^(checkbox|radio|file|submit)$/.test(target.type)
        const settle = (target: EventTarget | null) => {
            if (!isTyped(target) || target.value === (before.get(target) ?? '')) return
            before.set(target, target.value)
            count(
                pressed === target || led.has(target) ? 0 : 1,
                target.value.trim().split(/\s+/).length
            )
        }
        const on = (type: string, listen: (event: Event) => void) =>
            addEventListener(type, listen, {capture: true})
        on('pointerdown', ({target}) => {
            pressed = target
            count(1, 0)
        })
        on('focusin', ({target}) => {
            if (isTyped(target) && !before.has(target)) before.set(target, target.value)
        })
        on('focusout', ({target}) => {
            settle(target)
            if (target) led.delete(target)
        })
        on('submit', () => settle(document.activeElement))
        on('keydown', (event) => {
            if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return
            settle(event.target)
            count(1, 0)
        })
        on('change', ({target}) => {
            if (target instanceof HTMLSelectElement) count(2, 0)
        })
    })
    return effort
}
