// Runs in the page before the page's own scripts. `usable` is marked once the page is hydrated and its main element is
// there; `stepWaits` has, for each click that led to another heading, how long that took.
window.watchOwnPage = (selector) => {
    const look = () => {
        const isLive = performance.getEntriesByName('hydrated').length > 0
        if (isLive && document.querySelector(selector)) performance.mark('usable')
        else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}

const waits = []
window.stepWaits = waits
let tapped = null
const title = () => document.querySelector('h1')?.textContent ?? ''

document.addEventListener(
    'click',
    ({timeStamp}) => {
        tapped = {at: timeStamp, before: title()}
    },
    true
)

new MutationObserver(() => {
    const step = title()
    if (tapped === null || step === '' || step === tapped.before) return
    const {at} = tapped
    tapped = null
    requestAnimationFrame(() =>
        setTimeout(() => waits.push({step, milliseconds: performance.now() - at}))
    )
}).observe(document, {childList: true, characterData: true, subtree: true})
