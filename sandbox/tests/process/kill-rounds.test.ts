import {execFileSync} from 'node:child_process'
import {join} from 'node:path'

test('confirmed writes are still there after the sandbox is killed while it writes', () => {
    const tally = execFileSync(
        process.execPath,
        ['--import', 'tsx', join(__dirname, 'kill-rounds.ts'), '--rounds', '5'],
        {encoding: 'utf8'}
    )

    expect(tally).toMatch(/writes: [1-9]\d*, lost: 0, torn: 0/)
}, 30_000)
