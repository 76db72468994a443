import {parseListing} from '@app/domain/catalogue/listing-address'
import {asSearchRequest} from './search-request'

const at = {storeId: '00042', locale: 'en-US'} as const

const requestFor = (address: string, where: Parameters<typeof asSearchRequest>[1] = at) => {
    const {pathname, searchParams} = new URL(address, 'https://shop.example')
    return asSearchRequest(parseListing(pathname, searchParams), where)
}

test('a category’s page is fetched with both sets of fields (C-15) [API-009, API-010]', () => {
    expect(
        requestFor(
            '/c/furniture/living-room/sofas?refine=brand%3DAshland&refine=brand%3DBirch&sort=MOST_POPULAR&limit=50&offset=100'
        )
    ).toEqual({
        refine: ['brand=Ashland', 'brand=Birch'],
        isSearch: false,
        sort: 'MOST_POPULAR',
        offset: 100,
        limit: 50,
        category: 'furniture-living-room-sofas',
        cat: 'furniture-living-room-sofas',
        pcat: 'living-room',
        filters: [{key: 'brand', values: ['Ashland', 'Birch']}],
        storeIds: ['00042'],
        isBrandPLP: false,
        customer: 'guest',
        categoryData: {superCategory: 'furniture', category: 'living-room', subCategory: 'sofas'},
        languageCodes: ['EN_US'],
        orderBy: 'MOST_POPULAR',
        pageSize: 50,
        requestMode: 'LIVE'
    })
})

test('without a sort in the address the order is availability [PLP-005] (C-01)', () => {
    expect(requestFor('/c/furniture')).toMatchObject({
        sort: 'AVAILABILITY',
        orderBy: 'AVAILABILITY'
    })
})

test.each([25, 50, 100])(
    'the number in the address is requested: %d [PLP-009, PLP-011]',
    (limit) => {
        const address = limit === 25 ? '/c/furniture' : `/c/furniture?limit=${limit}`

        expect(requestFor(address)).toMatchObject({limit, pageSize: limit})
    }
)

test('a search says so, and has no category', () => {
    const request = requestFor('/search?q=%20grey%20sofa%20')

    expect(request).toMatchObject({isSearch: true, query: 'grey sofa'})
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['category']))
})

test.each`
    locale     | code
    ${'en-US'} | ${'EN_US'}
    ${'es-US'} | ${'ES_US'}
`('in $locale the language is $code [I18N-003]', ({locale, code}) => {
    expect(requestFor('/shop-all', {storeId: undefined, locale})).toMatchObject({
        languageCodes: [code],
        storeIds: []
    })
})

test.each`
    mostAWeek    | maxWeeklyPrice
    ${3550}      | ${35.5}
    ${0}         | ${0}
    ${undefined} | ${undefined}
`('an approval that leaves $mostAWeek a week asks for at most $maxWeeklyPrice [PLP-004]', (row) => {
    const requested = requestFor('/c/furniture?approval=true', {...at, mostAWeek: row.mostAWeek})

    expect(requested.maxWeeklyPrice).toBe(row.maxWeeklyPrice)
})

const offers = {key: 'offers', values: ['TRUE']}
const clearance = {key: 'clearance', values: ['TRUE']}

test.each`
    address                                   | filters                | category
    ${'/c/clearance'}                         | ${[clearance]}         | ${undefined}
    ${'/c/offers'}                            | ${[offers]}            | ${undefined}
    ${'/c/furniture/clearance'}               | ${[]}                  | ${'furniture-clearance'}
    ${'/c/furniture?tab=deals'}               | ${[offers]}            | ${'furniture'}
    ${'/c/furniture?tab=clearance'}           | ${[clearance]}         | ${'furniture'}
    ${'/c/furniture?tab=my-items'}            | ${[]}                  | ${'furniture'}
    ${'/c/clearance?tab=clearance'}           | ${[clearance]}         | ${undefined}
    ${'/c/clearance?tab=deals'}               | ${[clearance, offers]} | ${undefined}
    ${'/c/clearance?refine=clearance%3DTRUE'} | ${[clearance]}         | ${undefined}
`(
    '$address asks for the filters $filters [PLP-013, PLP-014, PLP-015]',
    ({address, filters, category}) => {
        const request = requestFor(address)

        expect(request.filters).toEqual(filters)
        expect([request.category, request.cat]).toEqual([category, category])
    }
)
