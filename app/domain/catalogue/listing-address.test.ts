import {type ListingState, listingTabs, plainListing, sortOrders} from './listing'
import {categoryHref, listingHref, parseListing, shouldScrollToTop} from './listing-address'
import {pageSizes} from './page-limits'

describe('read from the top', () => {
    test.each`
        move                                       | before                      | now                            | top
        ${'to the next page'}                      | ${'?sort=RELEVANCE'}        | ${'?sort=RELEVANCE&offset=25'} | ${true}
        ${'to more items at once'}                 | ${''}                       | ${'?limit=50'}                 | ${true}
        ${'to another search'}                     | ${'?q=sofa&sort=RELEVANCE'} | ${'?q=lamp'}                   | ${true}
        ${'to a filter'}                           | ${''}                       | ${'?refine=brand%3DLG'}        | ${false}
        ${'to a filter, and so to the first page'} | ${'?offset=50'}             | ${'?refine=brand%3DLG'}        | ${false}
        ${'to another order, from the third page'} | ${'?offset=50'}             | ${'?sort=RELEVANCE'}           | ${false}
        ${'to the list'}                           | ${'?offset=50'}             | ${'?offset=50&view=list'}      | ${false}
        ${'nowhere'}                               | ${'?q=sofa'}                | ${'?q=sofa'}                   | ${false}
    `('a move $move is read from the top: $top [G-70]', ({before, now, top}) => {
        expect(shouldScrollToTop(before, now)).toBe(top)
    })
})

describe('listing address', () => {
    const parsed = (href: string): ListingState => {
        const {pathname, searchParams} = new URL(href, 'https://shop.test')
        return parseListing(pathname, searchParams)
    }

    test.each`
        href                                 | state
        ${'/shop-all'}                       | ${{}}
        ${'/c/furniture'}                    | ${{path: ['furniture']}}
        ${'/c/furniture/living-room/sofas'}  | ${{path: ['furniture', 'living-room', 'sofas']}}
        ${'/search?q=sofa'}                  | ${{query: 'sofa'}}
        ${'/c/tv?refine=size%3D55+in%2C+4K'} | ${{path: ['tv'], refinements: {size: ['55 in, 4K']}}}
        ${'/c/tv?sort=MOST_POPULAR'}         | ${{path: ['tv'], sort: 'most-popular'}}
        ${'/c/tv?limit=50&offset=100'}       | ${{path: ['tv'], limit: 50, offset: 100}}
        ${'/c/tv?view=list&tab=deals'}       | ${{path: ['tv'], view: 'list', tab: 'deals'}}
        ${'/shop-all?approval=true'}         | ${{approvalOnly: true}}
        ${'/c/f%C3%BCr%20alle'}              | ${{path: ['für alle']}}
    `('$href is read and written as it is [PLP-002] [PLP-003] [PLP-004]', ({href, state}) => {
        expect(parsed(href)).toEqual({...plainListing, ...state})
        expect(listingHref(parsed(href)).replaceAll('%20', ' ')).toBe(href.replaceAll('%20', ' '))
    })

    test.each`
        situation                      | href
        ${'an unknown sort'}           | ${'/c/tv?sort=CHEAPEST'}
        ${'a page size not offered'}   | ${'/c/tv?limit=1000'}
        ${'a negative offset'}         | ${'/c/tv?offset=-25'}
        ${'an offset of no number'}    | ${'/c/tv?offset=1e3'}
        ${'an offset inside page one'} | ${'/c/tv?offset=24'}
        ${'an unknown view'}           | ${'/c/tv?view=tree'}
        ${'an unknown tab'}            | ${'/c/tv?tab=constructor'}
        ${'a flag that is not true'}   | ${'/c/tv?approval=1'}
        ${'an empty query'}            | ${'/c/tv?q=+'}
        ${'a refinement of no value'}  | ${'/c/tv?refine=brand'}
        ${'parameters of others'}      | ${'/c/tv?utm_source=x&gclid=y&platformId=z'}
    `('$situation is taken as absent', ({href}) => {
        expect(parsed(href)).toEqual({...plainListing, path: ['tv']})
    })

    test.each`
        requested      | offset
        ${10_000}      | ${10_000}
        ${10_001}      | ${10_000}
        ${99_999}      | ${10_000}
        ${999_999_999} | ${10_000}
    `(
        'an offset of $requested is past the end of any listing, and stays so',
        ({requested, offset}) => {
            expect(parsed(`/c/tv?offset=${requested}`).offset).toBe(offset)
        }
    )

    test.each`
        situation                             | href                                  | state
        ${'a locale prefix'}                  | ${'/es-US/c/tv'}                      | ${{path: ['tv']}}
        ${'a slash at the end'}               | ${'/c/tv/'}                           | ${{path: ['tv']}}
        ${'more parts than there are levels'} | ${'/c/a/b/c/d'}                       | ${{path: ['a', 'b', 'c']}}
        ${'a part that cannot be decoded'}    | ${'/c/%E0%A4%A'}                      | ${{path: ['%E0%A4%A']}}
        ${'c somewhere else'}                 | ${'/x/y/c/tv'}                        | ${{}}
        ${'an offset between two pages'}      | ${'/c/tv?offset=60'}                  | ${{path: ['tv'], offset: 50}}
        ${'the last offset'}                  | ${'/c/tv?offset=10000'}               | ${{path: ['tv'], offset: 10000}}
        ${'a query with control characters'}  | ${'/search?q=%00so%0D%0Afa%09'}       | ${{query: 'so fa'}}
        ${'a query too long'}                 | ${`/search?q=${'x'.repeat(300)}`}     | ${{query: 'x'.repeat(200)}}
        ${'a query that is cut at a space'}   | ${`/search?q=++${'x'.repeat(199)}+y`} | ${{query: 'x'.repeat(199)}}
        ${'a parameter twice'}                | ${'/c/tv?limit=50&limit=100'}         | ${{path: ['tv'], limit: 50}}
    `('$situation', ({href, state}) => {
        expect(parsed(href)).toEqual({...plainListing, ...state})
    })

    test('a link to a category sorts by popularity [PLP-003]', () => {
        expect(categoryHref('furniture/living-room')).toBe(
            '/c/furniture/living-room?sort=MOST_POPULAR'
        )
    })

    test.each`
        state                                    | href
        ${{approvalOnly: true}}                  | ${'/shop-approved-items'}
        ${{approvalOnly: true, tab: 'my-items'}} | ${'/shop-approved-items?tab=my-items'}
        ${{approvalOnly: true, offset: 25}}      | ${'/shop-approved-items?offset=25'}
        ${{}}                                    | ${'/shop-all'}
        ${{query: 'sofa'}}                       | ${'/search?q=sofa'}
    `('from /shop-approved-items $state is at $href [ROUTE-030] [APPR-026]', ({state, href}) => {
        const listing = {...plainListing, ...state}

        expect(listingHref(listing, '/shop-approved-items')).toBe(href)
        expect(parsed(href)).toEqual(listing)
        expect(parsed(`/es-US${href}`)).toEqual(listing)
    })

    /** Numbers that look drawn by lot and are the same in every run. */
    const lots = (seed: number) => {
        let last = seed
        return () => {
            last = (last * 1_103_515_245 + 12_345) % 2_147_483_648
            return last
        }
    }

    const TEXTS = [
        'sofa',
        '55 in, 4K',
        'a=b',
        'LG & Co',
        'q?#%2F',
        'für "alle"',
        '+1',
        '<b>',
        "O'Neil",
        '日本'
    ]

    const anyListing = (lot: () => number): ListingState => {
        const some = <One>(all: readonly One[]): One[] => all.filter(() => lot() % 3 === 0)
        const one = <One>(all: readonly One[], otherwise: One): One =>
            all[lot() % all.length] ?? otherwise
        const limit = one(pageSizes, 25)
        const [query] = some(TEXTS)
        const [tab] = some(listingTabs)
        const refinements = Object.fromEntries(
            some(['brand', 'color', 'size_in', 'a-b', 'x.y']).map((key) => [
                key,
                [one(TEXTS, 'x'), ...some(TEXTS)]
            ])
        )
        return {
            path: some(TEXTS).slice(0, 3),
            ...(query !== undefined && {query}),
            refinements,
            sort: one(sortOrders, 'availability'),
            limit,
            offset: (lot() % 20) * limit,
            view: one(['grid', 'list'], 'grid'),
            ...(tab && {tab}),
            approvalOnly: lot() % 2 === 0
        }
    }

    test('any listing survives its address: read, written and read again it is the same', () => {
        const lot = lots(7)
        for (let round = 0; round < 500; round++) {
            const listing = anyListing(lot)
            const href = listingHref(listing)
            const {path, refinements, ...rest} = parsed(href)

            expect(rest).toEqual({...listing, path: undefined, refinements: undefined})
            expect(path).toEqual(listing.path)
            expect(Object.keys(refinements)).toEqual(Object.keys(listing.refinements).sort())
            for (const [key, values] of Object.entries(listing.refinements)) {
                expect(refinements[key]).toEqual([...new Set(values)].sort())
            }
            expect(listingHref(parsed(href))).toBe(href)
        }
    })
})
