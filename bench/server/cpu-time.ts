import {readFileSync} from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10
/** Places of utime and stime after the command's name, see proc(5). */
const [USER, SYSTEM] = [11, 12]

/** Processor time that processes have used so far, all their threads together, milliseconds (Linux). */
export const cpuTime = (pids: readonly string[]): number =>
    pids.reduce((sum, pid) => {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return sum + (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
    }, 0)
