import {
    assignStore,
    comesWithAccount,
    formatStoreChoice,
    isOwnStoreDue,
    isStoreLocked,
    parseStoreChoice,
    storeLink
} from './store-choice'

describe('assign store', () => {
    const chosen = {storeId: '0202', zip: '75024', source: 'chosen'}
    const zipOnly = {zip: '75024', source: 'geo'}

    test.each`
        choice     | autoAssignEnabled | nearestStoreId | assigned
        ${chosen}  | ${true}           | ${'0303'}      | ${'0202'}
        ${chosen}  | ${false}          | ${'0303'}      | ${'0202'}
        ${zipOnly} | ${true}           | ${'0303'}      | ${'0303'}
        ${zipOnly} | ${false}          | ${'0303'}      | ${undefined}
        ${null}    | ${true}           | ${'0303'}      | ${'0303'}
        ${null}    | ${true}           | ${undefined}   | ${undefined}
        ${null}    | ${false}          | ${'0303'}      | ${undefined}
    `(
        'with the choice $choice, auto-assign $autoAssignEnabled and $nearestStoreId nearest: $assigned [STORE-055] (G-50)',
        ({assigned, ...facts}) => {
            expect(assignStore(facts)).toBe(assigned)
        }
    )
})

describe('is store locked', () => {
    test.each`
        registered | storeId      | foundByIdentityProvider | locked
        ${true}    | ${'0101'}    | ${true}                 | ${true}
        ${true}    | ${'0101'}    | ${false}                | ${false}
        ${true}    | ${undefined} | ${true}                 | ${false}
        ${true}    | ${undefined} | ${false}                | ${false}
        ${false}   | ${'0101'}    | ${true}                 | ${false}
        ${false}   | ${'0101'}    | ${false}                | ${false}
        ${false}   | ${undefined} | ${true}                 | ${false}
        ${false}   | ${undefined} | ${false}                | ${false}
    `(
        'registered $registered, store $storeId, found by the identity provider $foundByIdentityProvider: locked $locked [STORE-053, STORE-054]',
        ({locked, ...holder}) => {
            expect(isStoreLocked(holder)).toBe(locked)
        }
    )
})

describe('own store', () => {
    const own = {storeId: '0101', zip: '75024', source: 'own'}
    const chosen = {storeId: '0202', zip: '75024', source: 'chosen'}

    test.each`
        isDone   | foundByIdentityProvider | choice    | due
        ${false} | ${false}                | ${null}   | ${true}
        ${false} | ${true}                 | ${own}    | ${true}
        ${true}  | ${false}                | ${chosen} | ${false}
        ${true}  | ${false}                | ${null}   | ${false}
        ${true}  | ${true}                 | ${chosen} | ${true}
        ${true}  | ${true}                 | ${null}   | ${true}
        ${true}  | ${true}                 | ${own}    | ${false}
    `(
        'done $isDone, found by the identity provider $foundByIdentityProvider, choice $choice: due $due (G-50) (D-54)',
        ({due, ...facts}) => {
            expect(isOwnStoreDue(facts)).toBe(due)
        }
    )

    test.each`
        choice    | rentalId     | comes
        ${own}    | ${'7'}       | ${true}
        ${chosen} | ${'7'}       | ${false}
        ${null}   | ${'7'}       | ${false}
        ${chosen} | ${undefined} | ${true}
    `('the choice $choice of renter $rentalId came with the account: $comes (D-54)', (row) => {
        expect(comesWithAccount(row.choice, row)).toBe(row.comes)
    })
})

describe('store choice', () => {
    test.each`
        cookie                    | choice
        ${'0101.75024.chosen'}    | ${{storeId: '0101', zip: '75024', source: 'chosen'}}
        ${'0101.75024.own'}       | ${{storeId: '0101', zip: '75024', source: 'own'}}
        ${'0101.75024.auto'}      | ${{storeId: '0101', zip: '75024', source: 'auto'}}
        ${'tx_plano-1.75024.geo'} | ${{storeId: 'tx_plano-1', zip: '75024', source: 'geo'}}
        ${'.99501.ip'}            | ${{zip: '99501', source: 'ip'}}
    `('the cookie $cookie is read, and written the same (D-02)', ({cookie, choice}) => {
        expect(parseStoreChoice(cookie)).toEqual(choice)
        expect(formatStoreChoice(choice)).toBe(cookie)
    })

    test.each`
        situation                      | cookie
        ${'no cookie'}                 | ${undefined}
        ${'an empty one'}              | ${''}
        ${'a part missing'}            | ${'0101.75024'}
        ${'a part too many'}           | ${'0101.75024.chosen.x'}
        ${'a zip of 4 digits'}         | ${'0101.7502.chosen'}
        ${'a zip of 6 digits'}         | ${'0101.750244.chosen'}
        ${'a zip of letters'}          | ${'0101.K1A0B.chosen'}
        ${'an unknown source'}         | ${'0101.75024.guess'}
        ${'a source every object has'} | ${'0101.75024.valueOf'}
        ${'a source in capitals'}      | ${'0101.75024.AUTO'}
        ${'markup'}                    | ${'<b>.75024.chosen'}
        ${'a path'}                    | ${'../x.75024.chosen'}
        ${'an encoded letter'}         | ${'%3Cb.75024.chosen'}
        ${'a line end'}                | ${'0101.75024.chosen\n'}
        ${'an id too long'}            | ${`${'1'.repeat(33)}.75024.chosen`}
    `('with $situation there is no choice', ({cookie}) => {
        expect(parseStoreChoice(cookie)).toBeNull()
    })
})

test('the choice that is written is the choice that is read', () => {
    const choice = {storeId: '01002', zip: '75024', source: 'geo'} as const

    expect(parseStoreChoice(formatStoreChoice(choice))).toEqual(choice)
})

describe('store link', () => {
    const withStore = {storeId: '0101', zip: '75024', source: 'chosen'}
    const withoutStore = {zip: '99501', source: 'ip'}

    test.each`
        situation                            | choice          | address        | link
        ${'a store [SHELL-002]'}             | ${withStore}    | ${'1 Main St'} | ${{kind: 'my-store', address: '1 Main St'}}
        ${'a store not loaded yet'}          | ${withStore}    | ${undefined}   | ${{kind: 'pricing-for', zip: '75024'}}
        ${'a zip without store [SHELL-001]'} | ${withoutStore} | ${undefined}   | ${{kind: 'pricing-for', zip: '99501'}}
        ${'a zip, and some address'}         | ${withoutStore} | ${'1 Main St'} | ${{kind: 'pricing-for', zip: '99501'}}
        ${'nothing known [SHELL-003]'}       | ${null}         | ${undefined}   | ${{kind: 'find-your-store'}}
    `('with $situation the header says $link.says', ({choice, address, link}) => {
        expect(storeLink(choice, address)).toEqual(link)
    })
})
