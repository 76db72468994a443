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
