import {queryWords, stemOf, wordsOf} from './words-of'

test.each`
    one              | other
    ${'sofas'}       | ${'sofa'}
    ${'phones'}      | ${'phone'}
    ${'batteries'}   | ${'battery'}
    ${'televisores'} | ${'televisor'}
    ${'sillones'}    | ${'sillon'}
    ${'washers'}     | ${'washer'}
    ${'dishes'}      | ${'dish'}
    ${'mattresses'}  | ${'mattress'}
    ${'camas'}       | ${'cama'}
`('$one is found as $other', ({one, other}) => {
    expect(stemOf(one)).toBe(stemOf(other))
})

test.each`
    text                             | words
    ${'Sofás de 2 plazas'}           | ${['sofa', '2', 'plaza']}
    ${'65" TV'}                      | ${['65', 'inch', 'tv']}
    ${'the'}                         | ${['the']}
    ${'  '}                          | ${[]}
    ${'"sofa" OR NEAR(bed) name:x*'} | ${['sofa', 'near', 'bed', 'name', 'x']}
    ${"kid's"}                       | ${['kid']}
    ${'🛋️ couch'}                    | ${['couch']}
`('the words of $text are $words', ({text, words}) => {
    expect(wordsOf(text)).toEqual(words)
})

test('a query has a few words, each once', () => {
    expect(queryWords('sofa sofas sofá')).toEqual(['sofa'])
    expect(queryWords(Array.from({length: 300}, (_, index) => `w${index}`).join(' '))).toHaveLength(
        12
    )
})
