import {hasMoreStores, mostStoresShown, shownStores, storesPerStep} from './shown-stores'

test.each`
    found  | steps | shown  | more
    ${0}   | ${1}  | ${0}   | ${false}
    ${9}   | ${1}  | ${9}   | ${false}
    ${10}  | ${1}  | ${10}  | ${false}
    ${11}  | ${1}  | ${10}  | ${true}
    ${11}  | ${2}  | ${11}  | ${false}
    ${250} | ${2}  | ${20}  | ${true}
    ${250} | ${19} | ${190} | ${true}
    ${250} | ${20} | ${200} | ${false}
    ${250} | ${21} | ${200} | ${false}
    ${50}  | ${0}  | ${10}  | ${false}
`(
    'of $found stores, $shown are shown after $steps steps, and more $more [STORE-050] [STORE-051]',
    ({found, steps, shown, more}) => {
        expect(shownStores(found, steps)).toBe(shown)
        expect(hasMoreStores(found, steps)).toBe(more)
    }
)

test('a step is ten stores, and two hundred are the most [STORE-050, STORE-051, STORE-052]', () => {
    expect([storesPerStep, mostStoresShown]).toEqual([10, 200])
})
