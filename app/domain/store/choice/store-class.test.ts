import {storeClass} from './store-class'

test.each`
    choice                                               | pages
    ${{storeId: '0101', zip: '75024', source: 'chosen'}} | ${'0101'}
    ${{storeId: '0101', zip: '75025', source: 'auto'}}   | ${'0101'}
    ${{zip: '99501', source: 'ip'}}                      | ${'no-store'}
    ${null}                                              | ${'no-store'}
`('a shopper with $choice gets the pages of $pages (D-02)', ({choice, pages}) => {
    expect(storeClass(choice)).toBe(pages)
})
