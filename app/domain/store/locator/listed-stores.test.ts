import {canChooseStore, isClosedOnline, listedStores} from './listed-stores'

const TODAY = '2030-04-15'
const store = {hidden: false, selectable: true}

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

    expect(listedStores([near, closed, hidden, far], TODAY)).toEqual([near, far])
})

test.each`
    situation           | change                         | can
    ${'listed'}         | ${{}}                          | ${true}
    ${'not selectable'} | ${{selectable: false}}         | ${false}
    ${'hidden'}         | ${{hidden: true}}              | ${false}
    ${'closed'}         | ${{onlineUntil: '2030-04-14'}} | ${false}
`('a store that is $situation can be chosen: $can (G-54)', ({change, can}) => {
    expect(canChooseStore({...store, ...change}, TODAY)).toBe(can)
})
