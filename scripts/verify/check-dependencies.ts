import {spawnSync} from 'node:child_process'
import {existsSync, readFileSync, readdirSync} from 'node:fs'
import path from 'node:path'
import {auditOutcome, licenceFaults} from './dependencies'

/** A package without the field may have its licence as a file. */
const fromFile = (folder: string): string | undefined => {
    if (!existsSync(folder)) return 'MIT'
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
    const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8')
    if (/Permission is hereby granted, free of charge/.test(text)) return 'MIT'
    return /Apache License/.test(text) ? 'Apache-2.0' : undefined
}

/** The shop, and the sandbox, which is a package of its own. */
const FOLDERS = ['.', 'sandbox']

const lockOf = (folder: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))

/** Reports the faults of one package; whether it has none. */
const isFaultless = (folder: string): boolean => {
    const faults = licenceFaults(lockOf(folder), fromFile)
    for (const {name, license} of faults)
        console.log(`${name}: licence ${license} is not agreed to`)
    const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 60_000
    })
    const audit = auditOutcome(stdout)
    if (audit.state === 'found') console.log(`severe advisories: ${audit.names.join(', ')}`)
    if (audit.state === 'could-not-ask') {
        console.log(`COULD NOT ASK for advisories: ${audit.why}. AUDIT=strict fails here.`)
    }
    const isMissing = audit.state === 'could-not-ask' && process.env.AUDIT === 'strict'
    return faults.length === 0 && audit.state !== 'found' && !isMissing
}

/**
 * Licences of all shipped packages, and severe advisories about them. If the registry cannot be reached, that is reported
 * and passes, so that the gate needs no network; AUDIT=strict makes it a failure.
 */
const checkDependencies = (): void => {
    process.exitCode = FOLDERS.map(isFaultless).every(Boolean) ? 0 : 1
}

checkDependencies()
