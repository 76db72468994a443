import {isStoreLocked} from './is-store-locked'

test.each`
    storeId      | foundByIdentityProvider | locked
    ${'0101'}    | ${true}                 | ${true}
    ${'0101'}    | ${false}                | ${false}
    ${undefined} | ${true}                 | ${false}
    ${undefined} | ${false}                | ${false}
`(
    'store $storeId, found by the identity provider $foundByIdentityProvider: locked $locked [STORE-054]',
    ({locked, ...customer}) => {
        expect(isStoreLocked(customer)).toBe(locked)
    }
)
