import {rmSync} from 'node:fs'
import {mkdtemp} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {killRounds} from './kill-under-load'
import {buildSandbox} from './start-sandbox'

const {values} = parseArgs({
    options: {
        rounds: {type: 'string', default: '200'},
        clients: {type: 'string', default: '4'},
        size: {type: 'string', default: 'tiny'}
    }
})

/** Kills the sandbox while it writes, again and again. All writes that it had confirmed must still be there. */
const main = async () => {
    const data = await mkdtemp(join(tmpdir(), 'sandbox-'))
    try {
        const tally = await killRounds({
            file: buildSandbox(),
            data,
            size: values.size,
            rounds: Number(values.rounds),
            clients: Number(values.clients)
        })
        console.log(tally)
        process.exitCode = tally.lost === 0 && tally.writes > 0 ? 0 : 1
    } finally {
        rmSync(data, {recursive: true, force: true})
    }
}

void main()
