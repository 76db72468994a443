import type {Message} from './find-messages'
import {messageProblems} from './message-problems'

const file = 'app/features/basket/messages.ts'
const remove: Message = {id: 'basket.remove', text: 'Remove {name}', key: 'remove', file, line: 3}
const spanish = {'basket.remove': 'Quitar {name}'}
const inSpanish = (texts: Record<string, string>) => [{file: 'translations/es-US.json', texts}]
const right = {
    messages: [remove],
    uses: [{file, key: 'remove'}],
    translations: inSpanish(spanish)
}

test.each`
    what                              | change                                                             | problem
    ${'texts that are right'}         | ${{}}                                                              | ${undefined}
    ${'all used by their object'}     | ${{uses: [{file, key: '*'}]}}                                      | ${undefined}
    ${'an override of a used file'}   | ${{messages: [{...remove, file: `overrides/${file}`}]}}            | ${undefined}
    ${'no id'}                        | ${{messages: [{...remove, id: ''}], translations: inSpanish({})}}  | ${'needs an id'}
    ${'a word as id'}                 | ${{messages: [{...remove, id: 'x'}], translations: inSpanish({})}} | ${'needs an id'}
    ${'an empty text'}                | ${{messages: [{...remove, text: ' '}]}}                            | ${'is empty'}
    ${'a brace left open'}            | ${{messages: [{...remove, text: '{name'}]}}                        | ${'not ICU'}
    ${'no Spanish'}                   | ${{translations: inSpanish({})}}                                   | ${'has no text in translations/es-US.json'}
    ${'empty Spanish'}                | ${{translations: inSpanish({'basket.remove': ''})}}                | ${'es-US.json is empty'}
    ${'Spanish with a brace open'}    | ${{translations: inSpanish({'basket.remove': '{name'})}}           | ${'es-US.json is not ICU'}
    ${'Spanish without the argument'} | ${{translations: inSpanish({'basket.remove': 'Quitar'})}}          | ${'es-US.json takes nothing'}
    ${'Spanish with another one'}     | ${{translations: inSpanish({'basket.remove': 'Quitar {nombre}'})}} | ${'es-US.json takes {nombre, text}'}
    ${'one id twice'}                 | ${{messages: [remove, {...remove, line: 9}]}}                      | ${'has the id of'}
    ${'a text nobody reads'}          | ${{uses: []}}                                                      | ${'is used nowhere'}
    ${'another file’s key read'}      | ${{uses: [{file: 'app/ui/messages.ts', key: 'remove'}]}}           | ${'is used nowhere'}
    ${'Spanish nobody declares'}      | ${{translations: inSpanish({...spanish, 'a.b': 'Ya'})}}            | ${'no code declares it'}
`('$what: $problem', ({change, problem}) => {
    expect(messageProblems({...right, ...change})).toEqual(
        problem === undefined ? [] : [expect.stringContaining(problem)]
    )
})

/** A text said in so many places, with its Spanish in each. */
const problemsOfPlaces = (...spanishTexts: string[]) => {
    const messages = spanishTexts.map((_, index): Message => {
        const id = `part-${index}.pay`
        return {id, text: 'Pay', key: 'pay', file: `app/features/f${index}/messages.ts`, line: 1}
    })
    const uses = messages.map(({file}) => ({file, key: 'pay'}))
    const texts = Object.fromEntries(messages.map(({id}, index) => [id, spanishTexts[index] ?? '']))
    return messageProblems({messages, uses, translations: inSpanish(texts)})
}

test.each`
    spanish                                 | problems
    ${['Pagar']}                            | ${0}
    ${['Pagar', 'Pague']}                   | ${0}
    ${['Pagar', 'Pagar']}                   | ${1}
    ${['Pague', 'Pagar', 'Pagar']}          | ${1}
    ${['Pagar', 'Pagar', 'Pagar']}          | ${1}
    ${['Pagar', 'Pagar', 'Pagar', 'Pagar']} | ${1}
`('a text with the Spanish $spanish has $problems problems', ({spanish, problems}) => {
    const found = problemsOfPlaces(...spanish)
    expect(found).toHaveLength(problems)
    if (problems > 0) expect(found[0]).toContain(`features/f${spanish.length - 1}/messages.ts:1`)
})
