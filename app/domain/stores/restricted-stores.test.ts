import {isShownAt} from './restricted-stores'

test.each`
    storeId      | restricted            | shown    | because
    ${'01001'}   | ${[]}                 | ${true}  | ${'nobody is left out'}
    ${'01001'}   | ${['01002']}          | ${true}  | ${'it is another store'}
    ${'01001'}   | ${['01002', '01001']} | ${false} | ${'the store is named'}
    ${'1001'}    | ${['01001']}          | ${true}  | ${'ids are texts'}
    ${undefined} | ${['01001']}          | ${true}  | ${'no store is known'}
`(
    'at the store $storeId, what is restricted at $restricted is shown: $shown, as $because [PROMO-008]',
    ({storeId, restricted, shown}) => {
        expect(isShownAt(storeId, restricted)).toBe(shown)
    }
)
