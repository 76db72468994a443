import {codeInLink, isApplied, type Offer, offerOf, shownOffers} from './offers'

const offer = (id: string, own: Partial<Offer> = {}): Offer => ({
    id,
    code: id.toUpperCase(),
    name: id,
    callout: '',
    details: '',
    isPaidInFull: false,
    restrictedStores: [],
    endsOn: null,
    link: null,
    ...own
})

const viewer = {registered: true, storeId: '01001', today: '2030-01-15'} as const
const pif = offer('pif', {isPaidInFull: true})

test.each`
    offers                                         | who                               | shown        | because
    ${[pif, offer('a'), offer('b')]}               | ${viewer}                         | ${'a,b,pif'} | ${'paid in full comes last [PROMO-009]'}
    ${[pif, offer('a')]}                           | ${{...viewer, registered: false}} | ${'a'}       | ${'guests never see paid in full [PROMO-010]'}
    ${[offer('a', {restrictedStores: ['01001']})]} | ${viewer}                         | ${''}        | ${'it is not valid at the store [PROMO-008]'}
    ${[offer('a', {restrictedStores: ['01001']})]} | ${{...viewer, storeId: '01002'}}  | ${'a'}       | ${'it is valid at another'}
    ${[offer('a', {endsOn: '2030-01-14'})]}        | ${viewer}                         | ${''}        | ${'it ended yesterday'}
    ${[offer('a', {endsOn: '2030-01-15'})]}        | ${viewer}                         | ${'a'}       | ${'its last day is today'}
    ${[]}                                          | ${viewer}                         | ${''}        | ${'the store has none'}
`('the offers shown are "$shown", as $because', ({offers, who, shown}) => {
    expect(
        shownOffers(offers, who)
            .map(({id}) => id)
            .join()
    ).toBe(shown)
})

test.each`
    promoId     | found
    ${'save'}   | ${'save'}
    ${'SAVE10'} | ${'save'}
    ${'other'}  | ${undefined}
    ${'SAVE'}   | ${undefined}
    ${''}       | ${undefined}
`('a tile of "$promoId" is about the offer $found [PROMO-007] (C-24)', ({promoId, found}) => {
    const offers = [offer('first', {code: null}), offer('save', {code: 'SAVE10'})]

    expect(offerOf(promoId, offers)?.id).toBe(found)
})

test.each`
    code        | applied      | is
    ${'SAVE10'} | ${'save10'}  | ${true}
    ${'SAVE10'} | ${'SAVE15'}  | ${false}
    ${'SAVE10'} | ${undefined} | ${false}
    ${null}     | ${'SAVE10'}  | ${false}
`('with $applied applied, $code is applied: $is [PROMO-001]', ({code, applied, is}) => {
    expect(isApplied(code, applied)).toBe(is)
})

test.each`
    search                        | code
    ${'?promo=SAVE10'}            | ${'SAVE10'}
    ${'?promo=%20save-10%20'}     | ${'save-10'}
    ${'?promo='}                  | ${undefined}
    ${'?promo=%3Cscript%3E'}      | ${undefined}
    ${'?PROMO=SAVE10'}            | ${undefined}
    ${`?promo=${'A'.repeat(65)}`} | ${undefined}
    ${''}                         | ${undefined}
`('a link with "$search" asks to apply $code', ({search, code}) => {
    expect(codeInLink(search)).toBe(code)
})
