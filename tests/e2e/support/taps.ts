import type {Locator, Page} from '@playwright/test'

/** What a walk costs a shopper: taps, each by name in its order, and words that are typed. */
export type Effort = {readonly taps: number; presses: string[]; words: number}

const noEffort = (): Effort => ({
    presses: [],
    words: 0,
    get taps() {
        return this.presses.length
    }
})

/** The taps of a walk, one on each line, for whoever looks for one that can be saved. */
export const pressList = ({presses}: Effort): string =>
    presses.map((press, at) => `${String(at + 1).padStart(3)}. ${press}`).join('\n')

/**
 * A phone whose every tap is counted. A key of the on-screen keyboard that sends what was typed is a tap as well;
 * letters are counted as the words that they make.
 */
export const countedPhone = (page: Page) => {
    const effort = noEffort()
    return {
        effort,
        tap: async (target: Locator): Promise<void> => {
            effort.presses.push(String(target))
            await target.tap()
        },
        /** Types into the field that has the focus. */
        type: async (text: string): Promise<void> => {
            effort.words += text.trim().split(/\s+/).length
            await page.keyboard.type(text)
        },
        /** Sends what was typed by the keyboard's own key. */
        send: async (): Promise<void> => {
            effort.presses.push('Enter')
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
    const effort = noEffort()
    await page.exposeBinding('countEffort', (_, presses: string[], words: number) => {
        effort.presses.push(...presses)
        effort.words += words
    })
    await page.addInitScript(() => {
        const count = (presses: string[], words: number) =>
            void Reflect.get(window, 'countEffort')(presses, words)
        /** What was pressed, for a reader: where, which kind of element, and the words on it or on its label. */
        const nameOf = (target: EventTarget | null): string => {
            const element = target instanceof Element ? target : document.body
            const control = element.closest('a, button, label, summary, input, select') ?? element
            const [label] = control.matches('input, select')
                ? document.querySelectorAll(`label[for="${control.id}"]`)
                : []
            const words = control.getAttribute('aria-label') ?? (label ?? control).textContent ?? ''
            const text = words.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
            return `${location.pathname}: ${control.localName} “${text}”`
        }
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
                pressed === target || led.has(target) ? [] : [nameOf(target)],
                target.value.trim().split(/\s+/).length
            )
        }
        const on = (type: string, listen: (event: Event) => void) =>
            addEventListener(type, listen, {capture: true})
        on('pointerdown', ({target}) => {
            pressed = target
            count([nameOf(target)], 0)
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
            count([`${nameOf(event.target)}, Enter`], 0)
        })
        on('change', ({target}) => {
            if (!(target instanceof HTMLSelectElement)) return
            const [chosen] = target.selectedOptions
            count([nameOf(target), `${nameOf(target)}, “${chosen?.text ?? ''}”`], 0)
        })
    })
    return effort
}
