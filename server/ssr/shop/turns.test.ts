import {createTurns} from './turns'

test('pages that are ready at the same time are rendered one by one, and other requests are answered in between', async () => {
    const turn = createTurns()
    const done: string[] = []
    const page = async (name: string): Promise<void> => {
        await turn()
        if (name === 'first') setImmediate(() => done.push('a question'))
        done.push(name)
    }

    await Promise.all([page('first'), page('second'), page('third')])

    expect(done).toEqual(['first', 'a question', 'second', 'third'])
})

test('no render continues before the next turn, and then only one at a time', async () => {
    const waiting: (() => void)[] = []
    const turn = createTurns((go) => void waiting.push(go))
    const done: number[] = []
    const pages = [1, 2].map(async (page) => {
        await turn()
        done.push(page)
    })
    await new Promise(setImmediate)

    const before = [...done]
    waiting.shift()?.()
    await pages[0]
    const afterOne = [...done]
    await new Promise(setImmediate)
    waiting.shift()?.()
    await pages[1]

    expect([before, afterOne, done]).toEqual([[], [1], [1, 2]])
})
