import {
    canChooseStore,
    hasMoreStores,
    isClosedOnline,
    keepsStore,
    listedStores,
    mostStoresShown,
    shownStores,
    storesPerStep,
    takesOrdersOnline
} from './store-listing'

describe('listed stores', () => {
    const TODAY = '2030-04-15'
    const store = {hidden: false, selectable: true, timeZone: null}

    test.each`
        situation               | onlineUntil     | closed
        ${'closed yesterday'}   | ${'2030-04-14'} | ${true}
        ${'closes today'}       | ${'2030-04-15'} | ${false}
        ${'closes tomorrow'}    | ${'2030-04-16'} | ${false}
        ${'has no closing day'} | ${undefined}    | ${false}
    `('a store that $situation is closed: $closed [STORE-035]', ({onlineUntil, closed}) => {
        expect(isClosedOnline({onlineUntil}, TODAY)).toBe(closed)
    })

    test('closed and hidden stores are not listed, and the others keep their order (G-54)', () => {
        const near = {...store, id: 'near'}
        const far = {...store, id: 'far', selectable: false}
        const closed = {...store, id: 'closed', onlineUntil: '2030-04-14'}
        const hidden = {...store, id: 'hidden', hidden: true}

        expect(listedStores([near, closed, hidden, far], () => TODAY)).toEqual([near, far])
    })

    test('a store closes by its own calendar, not by another store’s [STORE-035] (G-41)', () => {
        const closing = {...store, onlineUntil: '2030-04-14'}
        const east = {...closing, timeZone: 'America/New_York'}
        const west = {...closing, timeZone: 'America/Los_Angeles'}
        const today = (timeZone: string | null) =>
            timeZone === east.timeZone ? TODAY : '2030-04-14'

        expect(listedStores([east, west], today)).toEqual([west])
    })

    test.each`
        situation           | change                         | can
        ${'listed'}         | ${{}}                          | ${true}
        ${'not selectable'} | ${{selectable: false}}         | ${false}
        ${'hidden'}         | ${{hidden: true}}              | ${false}
        ${'closed'}         | ${{onlineUntil: '2030-04-14'}} | ${false}
    `(
        'a store that is $situation can be chosen, and takes orders online: $can (G-54) (D-54)',
        ({change, can}) => {
            expect(canChooseStore({...store, ...change}, TODAY)).toBe(can)
            expect(takesOrdersOnline({...store, ...change}, TODAY)).toBe(can)
        }
    )

    test.each`
        source      | change                         | stays
        ${'own'}    | ${{}}                          | ${true}
        ${'own'}    | ${{selectable: false}}         | ${true}
        ${'own'}    | ${{hidden: true}}              | ${true}
        ${'own'}    | ${{onlineUntil: '2030-04-14'}} | ${true}
        ${'chosen'} | ${{}}                          | ${true}
        ${'chosen'} | ${{selectable: false}}         | ${true}
        ${'chosen'} | ${{hidden: true}}              | ${false}
        ${'auto'}   | ${{onlineUntil: '2030-04-14'}} | ${false}
    `(
        'a store that is $source, with $change, stays the shopper’s: $stays [STORE-035] (D-54)',
        ({source, change, stays}) => {
            expect(keepsStore(source, {...store, ...change}, TODAY)).toBe(stays)
        }
    )
})

describe('shown stores', () => {
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
})
