import {clearImmediate, setImmediate} from 'node:timers'

// React's scheduler uses these if they exist when it loads: it then works in turns of the event loop, which a simulated
// clock counts, and not by a timer of the machine's clock.
Object.assign(globalThis, {setImmediate, clearImmediate})
