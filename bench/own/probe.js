// Runs in the page before any of its own scripts. `usable` is marked once the page is live and what it is opened for is there;
// `stepWaits` holds, for each click that brought another heading, how long that took.
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
