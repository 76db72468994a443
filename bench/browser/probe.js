// Runs in the measured page before the page's own scripts, and puts its readings into window.benchProbe.
const probe = {fcp: 0, lcp: 0, cls: 0, longTasks: [], interactions: []}
window.benchProbe = probe

const observe = (type, read, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
        type,
        buffered: true,
        ...options
    })

observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime
})
observe('largest-contentful-paint', ({startTime}) => {
    probe.lcp = startTime
})
observe('layout-shift', ({hadRecentInput, value}) => {
    if (!hadRecentInput) probe.cls += value
})
observe('longtask', ({startTime, duration}) => {
    probe.longTasks.push({start: startTime, duration})
})
observe(
    'event',
    ({interactionId, duration}) => {
        if (interactionId > 0) probe.interactions.push(duration)
    },
    {durationThreshold: 16}
)
