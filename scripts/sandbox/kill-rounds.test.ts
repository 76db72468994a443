import {execFileSync} from 'node:child_process'

test('what the sandbox has answered outlives a kill in the middle of its writing', () => {
    const tally = execFileSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/sandbox/kill-rounds.ts', '--rounds', '5'],
        {encoding: 'utf8'}
    )

    expect(tally).toMatch(/writes: [1-9]\d*, lost: 0, torn: 0/)
}, 30_000)
