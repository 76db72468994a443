import type {Message} from './find-messages'
import {messageProblems} from './message-problems'

const file = 'app/features/basket/messages.ts'
const remove: Message = {id: 'basket.remove', text: 'Remove {name}', key: 'remove', file, line: 3}
const right = {
    messages: [remove],
    uses: [{file, key: 'remove'}],
    translations: {'basket.remove': 'Quitar {name}'}
}

test.each`
    what                              | change                                                   | problem
    ${'texts that are right'}         | ${{}}                                                    | ${undefined}
    ${'all used by their object'}     | ${{uses: [{file, key: '*'}]}}                            | ${undefined}
    ${'an override of a used file'}   | ${{messages: [{...remove, file: `overrides/${file}`}]}}  | ${undefined}
    ${'no id'}                        | ${{messages: [{...remove, id: ''}], translations: {}}}   | ${'needs an id'}
    ${'a word as id'}                 | ${{messages: [{...remove, id: 'x'}], translations: {}}}  | ${'needs an id'}
    ${'an empty text'}                | ${{messages: [{...remove, text: ' '}]}}                  | ${'is empty'}
    ${'a brace left open'}            | ${{messages: [{...remove, text: '{name'}]}}              | ${'not ICU'}
    ${'no Spanish'}                   | ${{translations: {}}}                                    | ${'has no Spanish'}
    ${'empty Spanish'}                | ${{translations: {'basket.remove': ''}}}                 | ${'its Spanish is empty'}
    ${'Spanish with a brace open'}    | ${{translations: {'basket.remove': '{name'}}}            | ${'its Spanish is not ICU'}
    ${'Spanish without the argument'} | ${{translations: {'basket.remove': 'Quitar'}}}           | ${'its Spanish takes nothing'}
    ${'Spanish with another one'}     | ${{translations: {'basket.remove': 'Quitar {nombre}'}}}  | ${'its Spanish takes {nombre, text}'}
    ${'one id twice'}                 | ${{messages: [remove, {...remove, line: 9}]}}            | ${'has the id of'}
    ${'a text nobody reads'}          | ${{uses: []}}                                            | ${'is used nowhere'}
    ${'another file’s key read'}      | ${{uses: [{file: 'app/ui/messages.ts', key: 'remove'}]}} | ${'is used nowhere'}
    ${'Spanish nobody declares'}      | ${{translations: {...right.translations, 'a.b': 'Ya'}}}  | ${'no code declares it'}
`('$what: $problem', ({change, problem}) => {
    expect(messageProblems({...right, ...change})).toEqual(
        problem === undefined ? [] : [expect.stringContaining(problem)]
    )
})
