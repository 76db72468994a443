import {editDistance, queryWords, stemOf, wordsOf} from './words'

describe('words of', () => {
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
        expect(
            queryWords(Array.from({length: 300}, (_, index) => `w${index}`).join(' '))
        ).toHaveLength(12)
    })
})

describe('edit distance', () => {
    test.each`
        one                | other             | distance
        ${'sofa'}          | ${'sofa'}         | ${0}
        ${'soffa'}         | ${'sofa'}         | ${1}
        ${'sfoa'}          | ${'sofa'}         | ${1}
        ${'sofs'}          | ${'sofa'}         | ${1}
        ${'refrigirater'}  | ${'refrigerator'} | ${2}
        ${'refridgerator'} | ${'refrigerator'} | ${1}
        ${'a'}             | ${''}             | ${1}
        ${'sofa'}          | ${'lamp'}         | ${3}
        ${'sofa'}          | ${'refrigerator'} | ${3}
    `('$one and $other are $distance apart, counted to two', ({one, other, distance}) => {
        expect(editDistance(one, other, 2)).toBe(distance)
        expect(editDistance(other, one, 2)).toBe(distance)
    })
})
