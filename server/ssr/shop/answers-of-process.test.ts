import type {Question} from '@app/commerce/question'
import {AnswersOfProcess} from './answers-of-process'

/** A question that counts how often it was asked, and answers with that number. */
const counted = (shared?: Question<number>['shared']) => {
    const asked = {times: 0, fails: false}
    const question: Question<number> = {
        key: ['categories'],
        fresh: 0,
        ...(shared && {shared}),
        ask: () => {
            asked.times += 1
            return asked.fails ? Promise.reject(new Error('down')) : Promise.resolve(asked.times)
        }
    }
    return {asked, question}
}

const aClock = () => {
    const clock = {now: 0, read: () => clock.now}
    return clock
}

describe('answers that are the same for everybody', () => {
    test('are asked once for many pages while they are fresh', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const answers = new AnswersOfProcess(clock.read)

        await answers.answer('en', question)
        clock.now = 59_999
        await answers.answer('en', question)

        expect(asked.times).toBe(1)
    })

    test('are given stale while the next one is asked for', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const answers = new AnswersOfProcess(clock.read)
        await answers.answer('en', question)

        clock.now = 60_000
        const stale = await answers.answer('en', question)
        const next = await answers.answer('en', question)

        expect([stale, next, asked.times]).toEqual([1, 2, 2])
    })

    test('stand in for the platform while it is down, until they are too old', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const clock = aClock()
        const answers = new AnswersOfProcess(clock.read)
        await answers.answer('en', question)
        asked.fails = true

        clock.now = 119_999
        await expect(answers.answer('en', question)).resolves.toBe(1)
        clock.now = 120_000
        await expect(answers.answer('en', question)).rejects.toThrow('down')
    })

    test('are asked once when two pages want them at the same time', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const answers = new AnswersOfProcess(() => 0)

        await Promise.all([answers.answer('en', question), answers.answer('en', question)])

        expect(asked.times).toBe(1)
    })

    test('are kept apart by language', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const answers = new AnswersOfProcess(() => 0)

        await answers.answer('en', question)
        await answers.answer('es', question)

        expect(asked.times).toBe(2)
    })

    test('are forgotten, oldest first, when there are too many', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const answers = new AnswersOfProcess(() => 0, 1)
        await answers.answer('en', question)
        await answers.answer('es', question)

        await answers.answer('en', question)

        expect(asked.times).toBe(3)
    })
})

test('an answer that depends on the store is asked every time', async () => {
    const {asked, question} = counted()
    const answers = new AnswersOfProcess(() => 0)

    await answers.answer('en', question)
    await answers.answer('en', question)

    expect(asked.times).toBe(2)
})
