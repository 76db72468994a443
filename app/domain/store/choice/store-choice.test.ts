import {formatStoreChoice, parseStoreChoice} from './store-choice'

test.each`
    cookie                    | choice
    ${'0101.75024.chosen'}    | ${{storeId: '0101', zip: '75024', source: 'chosen'}}
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
