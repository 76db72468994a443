import {spawnSync} from 'node:child_process'
import path from 'node:path'
import {readPush} from './read-push'
import {refusals, secrets} from './refusals'

/**
 * Pushes the build to Managed Runtime, after it is checked: `npm run push -- -s {project} -t {target}`. All that is given
 * here goes to `pwa-kit-dev push`; `--dry-run` only checks, and needs no account.
 */
const given = process.argv.slice(2)
const isDryRun = given.includes('--dry-run')
const push = readPush(path.resolve('build'))
const refused = refusals(push)

for (const refusal of refused) process.stderr.write(`${refusal}\n`)
if (refused.length > 0) {
    process.stderr.write('Nothing was pushed.\n')
    process.exit(1)
}

const sizeOf = (names: readonly string[]): string => {
    const bytes = push.files
        .filter(({name}) => names.includes(name))
        .reduce((sum, file) => sum + file.bytes, 0)
    return `${(bytes / 1_048_576).toFixed(1)} MB in ${names.length} files`
}

if (isDryRun) {
    process.stdout.write(
        [
            `For the server: ${sizeOf(push.ssrOnly)}. For everybody: ${sizeOf(push.ssrShared)}.`,
            `Parameters: ${JSON.stringify(push.parameters)}`,
            'The target needs MRT_ALLOW_COOKIES=true, the addresses of the platform, and as far as they are used the',
            `secrets: ${secrets.filter((name) => !name.startsWith('MRT_')).join(', ')}.`,
            'Nothing was pushed: this was a dry run.',
            ''
        ].join('\n')
    )
    process.exit(0)
}

const {status} = spawnSync(
    'node_modules/.bin/pwa-kit-dev',
    ['push', ...given.filter((argument) => argument !== '--dry-run')],
    {stdio: 'inherit'}
)
process.exit(status ?? 1)
