import {readdirSync, readFileSync, readlinkSync} from 'node:fs'

const LISTENING = '0A'

const tableRows = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(1)

/** The kernel's socket numbers that listen on a port. */
const listeningSockets = (port: number): Set<string> => {
    const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
    const columns = ['/proc/net/tcp', '/proc/net/tcp6']
        .flatMap(tableRows)
        .map((row) => row.trim().split(/\s+/))
    return new Set(
        columns
            .filter((row) => row[3] === LISTENING && row[1]?.endsWith(ending))
            .map((row) => `socket:[${row[9]}]`)
    )
}

/** Processes end and descriptors close during the read: these have no socket. */
const holdsOne = (pid: string, sockets: Set<string>) => {
    try {
        return readdirSync(`/proc/${pid}/fd`).some((fd) =>
            sockets.has(readlinkSync(`/proc/${pid}/fd/${fd}`))
        )
    } catch {
        return false
    }
}

/** The processes that listen on a TCP port (Linux). */
export const processesOfPort = (port: number): string[] => {
    const sockets = listeningSockets(port)
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && holdsOne(name, sockets))
}
