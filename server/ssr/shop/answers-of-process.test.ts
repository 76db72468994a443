import type {Query} from '@app/commerce/query'
import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError} from '@app/commerce/client'
import {listedCategories} from '@app/commerce/preferences'
import {AnswersOfProcess} from './answers-of-process'

/** A question that counts how often it was asked, and answers with that number. */
const counted = (shared?: Query<number>['shared']) => {
    const asked = {times: 0, fails: false}
    const question: Query<number> = {
        key: ['categories'],
        staleTime: 0,
        ...(shared && {shared}),
        fetch: () => {
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

    test('are forgotten when there are too many', async () => {
        const {asked, question} = counted({fresh: 60, stale: 60})
        const answers = new AnswersOfProcess(() => 0, undefined, 1)
        await answers.answer('en', question)
        await answers.answer('es', question)

        await answers.answer('en', question)

        expect(asked.times).toBe(3)
    })

    test('are forgotten, the longest unused first: what every page needs outlives what one shopper asked', async () => {
        const {asked, question: menu} = counted({fresh: 60, stale: 60})
        const answers = new AnswersOfProcess(() => 0, undefined, 2)
        await answers.answer('en', menu)

        for (const zip of ['75024', '90210', '00123']) {
            await answers.answer('en', {...counted({fresh: 60, stale: 60}).question, key: [zip]})
            await answers.answer('en', menu)
        }

        expect(asked.times).toBe(1)
    })

    test('that are asked for anew take no other’s place', async () => {
        const {asked: seldomAsked, question: seldom} = counted({fresh: 1000, stale: 1000})
        const {question: often} = counted({fresh: 60, stale: 0})
        const clock = aClock()
        const answers = new AnswersOfProcess(clock.read, undefined, 2)
        await answers.answer('en', {...seldom, key: ['seldom']})
        await answers.answer('en', often)

        clock.now = 60_000
        await answers.answer('en', often)
        await answers.answer('en', {...seldom, key: ['seldom']})

        expect(seldomAsked.times).toBe(1)
    })
})

test('an answer that depends on the store is asked every time', async () => {
    const {asked, question} = counted()
    const answers = new AnswersOfProcess(() => 0)

    await answers.answer('en', question)
    await answers.answer('en', question)

    expect(asked.times).toBe(2)
})

const minute = 60_000
const day = 24 * 60 * minute

describe('site preferences', () => {
    test.each`
        after             | calls | as
        ${5 * minute - 1} | ${1}  | ${'they are fresh'}
        ${5 * minute}     | ${2}  | ${'they are stale, and given while they are asked for anew'}
        ${day - 1}        | ${2}  | ${'they are kept for a day'}
    `(
        'read again after $after ms come at once, with $calls calls, as $as [CONST-003, CONST-004]',
        async ({after, calls: count}) => {
            const {commerce, calls} = aCommerce(() =>
                calls.length === 1
                    ? {customPreferences: {restrictedNavCategories: ['tires']}}
                    : new Promise(() => undefined)
            )
            const clock = aClock()
            const answers = new AnswersOfProcess(clock.read)
            await answers.answer('en', listedCategories(commerce))

            clock.now = after
            const again = await answers.answer('en', listedCategories(commerce))

            expect(again).toEqual(['tires'])
            expect(calls).toHaveLength(count)
        }
    )

    test('are waited for after a day [CONST-003]', async () => {
        const {commerce, calls} = aCommerce(() => ({
            customPreferences: {restrictedNavCategories: [`call ${calls.length}`]}
        }))
        const clock = aClock()
        const answers = new AnswersOfProcess(clock.read)
        await answers.answer('en', listedCategories(commerce))

        clock.now = day

        await expect(answers.answer('en', listedCategories(commerce))).resolves.toEqual(['call 2'])
    })

    test.each`
        status | code             | told
        ${500} | ${'unavailable'} | ${['listed-categories could not be had: unavailable (500)']}
        ${404} | ${'not-found'}   | ${[]}
    `(
        'that answer $status are told of in the log: $told [ERR-019]',
        async ({status, code, told}) => {
            const {commerce} = aCommerce(() => {
                throw new CommerceError({status, code})
            })
            const heard: string[] = []
            const answers = new AnswersOfProcess(
                () => 0,
                (message) => heard.push(message)
            )

            await expect(answers.answer('en', listedCategories(commerce))).rejects.toThrow()

            expect(heard).toEqual(told)
        }
    )

    test('that fail behind a stale answer are told of too, and the answer is given [ERR-019]', async () => {
        const {commerce, calls} = aCommerce(() => {
            if (calls.length > 1) throw new CommerceError({status: 503, code: 'unavailable'})
            return {customPreferences: {restrictedNavCategories: ['tires']}}
        })
        const clock = aClock()
        const heard: string[] = []
        const answers = new AnswersOfProcess(clock.read, (message) => heard.push(message))
        await answers.answer('en', listedCategories(commerce))

        clock.now = 5 * minute
        await expect(answers.answer('en', listedCategories(commerce))).resolves.toEqual(['tires'])
        await new Promise((resolve) => setImmediate(resolve))

        expect(heard).toEqual(['listed-categories could not be had: unavailable (503)'])
    })
})
