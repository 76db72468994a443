import {storeLink} from './store-link'

const withStore = {storeId: '0101', zip: '75024', source: 'chosen'}
const withoutStore = {zip: '99501', source: 'ip'}

test.each`
    situation                            | choice          | address        | link
    ${'a store [SHELL-002]'}             | ${withStore}    | ${'1 Main St'} | ${{says: 'my-store', address: '1 Main St'}}
    ${'a store not loaded yet'}          | ${withStore}    | ${undefined}   | ${{says: 'pricing-for', zip: '75024'}}
    ${'a zip without store [SHELL-001]'} | ${withoutStore} | ${undefined}   | ${{says: 'pricing-for', zip: '99501'}}
    ${'a zip, and some address'}         | ${withoutStore} | ${'1 Main St'} | ${{says: 'pricing-for', zip: '99501'}}
    ${'nothing known [SHELL-003]'}       | ${null}         | ${undefined}   | ${{says: 'find-your-store'}}
`('with $situation the header says $link.says', ({choice, address, link}) => {
    expect(storeLink(choice, address)).toEqual(link)
})
