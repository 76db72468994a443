import {isStoreLocked} from './is-store-locked'

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
