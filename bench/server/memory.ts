import {readFileSync} from 'node:fs'

const MIB = 1024

/** Resident memory of processes, all together, MiB (Linux). */
export const residentMemory = (pids: readonly string[]): number =>
    pids.reduce((sum, pid) => {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / MIB
    }, 0)
