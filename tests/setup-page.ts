import '@testing-library/jest-dom'
import {act, configure} from '@testing-library/react'
import {preferring} from './support/values/media'
import {hearComplaints, undeclaredComplaints} from './support/page-complaints'

// Finders wait this long even on a busy machine; only a failing test takes the whole time.
configure({asyncUtilTimeout: 20_000})

// An animation frame is like an event: its changes are on the page before anything else happens.
const requestFrame = window.requestAnimationFrame
window.requestAnimationFrame = (draw) => requestFrame((time) => void act(() => draw(time)))

// jsdom lays nothing out, so no size ever changes.
class ResizeObserverStub implements ResizeObserver {
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
}
window.ResizeObserver = ResizeObserverStub

// Nor is anything out of view: what is observed is in it at once.
class IntersectionObserverStub implements IntersectionObserver {
    root = null
    rootMargin = ''
    scrollMargin = ''
    thresholds = []
    constructor(private readonly heard: IntersectionObserverCallback) {}
    observe = (target: Element) => {
        const bounds = target.getBoundingClientRect()
        const entry: IntersectionObserverEntry = {
            target,
            isIntersecting: true,
            intersectionRatio: 1,
            boundingClientRect: bounds,
            intersectionRect: bounds,
            rootBounds: null,
            time: 0
        }
        this.heard([entry], this)
    }
    unobserve = () => undefined
    disconnect = () => undefined
    takeRecords = () => []
}
window.IntersectionObserver = IntersectionObserverStub

// The environment has Node's AbortController, for its fetch; jsdom's listeners refuse the signals of that.
const listen = EventTarget.prototype.addEventListener
EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (typeof options !== 'object' || !options.signal)
        return listen.call(this, type, listener, options)
    const {signal, ...rest} = options
    if (signal.aborted) return undefined
    listen.call(this, type, listener, rest)
    const stop = () => this.removeEventListener(type, listener, rest)
    return signal.addEventListener('abort', stop, {once: true})
}

// The SDK binds the page's fetch once, when its code is loaded (node-fetch/browser.js). A test may give the page another
// network afterwards: both call the one that the page has at the time.
const network = window.fetch
let given = network
const pageFetch: typeof fetch = (...request) => given(...request)
Object.defineProperty(window, 'fetch', {
    configurable: true,
    get: () => pageFetch,
    set: (next: typeof fetch) => {
        given = next === pageFetch ? network : next
    }
})

beforeEach(() => {
    preferring()
    Element.prototype.scrollIntoView = () => undefined
    Element.prototype.scrollTo = () => undefined
    hearComplaints()
})

// Runs after Testing Library's own hook, registered before, has unmounted the page.
afterEach(() => {
    expect(undeclaredComplaints()).toEqual([])
})
