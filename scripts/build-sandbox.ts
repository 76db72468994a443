import {execFileSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {SANDBOX, sourceFingerprint} from './source-fingerprint'

/** Builds the sandbox's package as it builds itself, and saves what it was built from. */
export const buildSandbox = (): void => {
    execFileSync('npm', ['run', '-s', 'build'], {cwd: 'sandbox', stdio: 'inherit'})
    writeFileSync(SANDBOX.fingerprintFile, sourceFingerprint(SANDBOX))
}
