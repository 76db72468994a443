import {joinedWishes, toggledWish, wishesFrom, withWish} from './wish-list'

test.each`
    ids               | id       | after             | change
    ${[]}             | ${'100'} | ${['100']}        | ${'added'}
    ${['100']}        | ${'200'} | ${['100', '200']} | ${'added'}
    ${['100', '200']} | ${'100'} | ${['200']}        | ${'removed'}
`('a heart for $id on $ids: $change [WISH-002]', ({ids, id, after, change}) => {
    expect(toggledWish(ids, id)).toEqual({ids: after, change})
})

test('a second click on a heart undoes the first [WISH-002]', () => {
    const {ids} = toggledWish(['100'], '200')
    expect(toggledWish(ids, '200')).toEqual({ids: ['100'], change: 'removed'})
})

test.each`
    ids        | after             | change
    ${['100']} | ${['100', '200']} | ${'added'}
    ${['200']} | ${['200']}        | ${'already-there'}
`('200 moved to $ids: $change [WISH-009] [WISH-011]', ({ids, after, change}) => {
    expect(withWish(ids, '200')).toEqual({ids: after, change})
})

test.each`
    guest             | customer          | ids                      | added
    ${[]}             | ${[]}             | ${[]}                    | ${[]}
    ${['100']}        | ${[]}             | ${['100']}               | ${['100']}
    ${[]}             | ${['100']}        | ${['100']}               | ${[]}
    ${['200', '100']} | ${['100', '300']} | ${['100', '300', '200']} | ${['200']}
    ${['200', '200']} | ${['100']}        | ${['100', '200']}        | ${['200']}
    ${['100']}        | ${['100', '100']} | ${['100']}               | ${[]}
`('$guest of a guest joined to $customer is $ids, $added are new (G-35)', (row) => {
    expect(joinedWishes(row.guest, row.customer)).toEqual({ids: row.ids, added: row.added})
})

test.each`
    stored               | ids
    ${null}              | ${[]}
    ${'["100","200"]'}   | ${['100', '200']}
    ${'["100","100",3]'} | ${['100']}
    ${'{"100":true}'}    | ${[]}
    ${'100,'}            | ${[]}
`('the stored wish list $stored is read as $ids [WISH-005]', ({stored, ids}) => {
    expect(wishesFrom(stored)).toEqual(ids)
})
