import {clearImmediate, setImmediate} from 'node:timers'

// React's scheduler goes by these where they are there as it loads: its work is then done in turns of the event loop, which a
// simulated clock counts, and not by a timer of the machine's clock.
Object.assign(globalThis, {setImmediate, clearImmediate})
