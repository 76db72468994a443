import {firstShare, popularIndex, popularity, steadyShare, type PageCache} from './page-cache'

const ofStores = (stores: number) => ({shoppers: [{share: 1, stores}]})
const onePage: PageCache = {
    pages: 1,
    common: 0,
    ...ofStores(1),
    lifetimeSeconds: 300,
    caches: 1
}

test('the first page is requested most, and every request is for one of the pages', () => {
    const shares = popularity(197)

    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('pages are drawn as often as their popularity says', () => {
    const [draws, pages] = [10_000, 5]
    const counts = Array.from({length: pages}, () => 0)
    for (let draw = 0; draw < draws; draw += 1) {
        const index = popularIndex(pages, draw / draws)
        counts[index] = (counts[index] ?? 0) + 1
    }

    const shares = popularity(pages)
    expect(
        counts.map(
            (count) => Math.abs(count / draws - (shares[counts.indexOf(count)] ?? 0)) < 0.001
        )
    ).toEqual(shares.map(() => true))
})

test.each`
    what                                               | cache                   | perSecond  | share
    ${'a page that is requested each second'}          | ${{}}                   | ${1}       | ${1 / 301}
    ${'a page that is requested once in its lifetime'} | ${{}}                   | ${1 / 300} | ${1 / 2}
    ${'a page that hardly anybody requests'}           | ${{}}                   | ${1e-9}    | ${1}
    ${'the same requests over three stores'}           | ${ofStores(3)}          | ${3}       | ${1 / 301}
    ${'the same requests over two caches'}             | ${{caches: 2}}          | ${2}       | ${1 / 301}
    ${'a page that is not cached'}                     | ${{lifetimeSeconds: 0}} | ${1}       | ${1}
`('$what reaches the shop in $share of the requests', ({cache, perSecond, share}) => {
    expect(steadyShare({...onePage, ...cache}, perSecond)).toBeCloseTo(share, 6)
})

test('more visitors of the same stores leave the shop a smaller share of the pages', () => {
    const shop: PageCache = {...onePage, ...ofStores(50), pages: 197}
    const shares = [1, 10, 100].map((perSecond) => steadyShare(shop, perSecond))

    expect(shares).toEqual([...shares].sort((a, b) => b - a))
})

const browsed: PageCache = {...onePage, ...ofStores(50), pages: 197}
const browsedPerSecond = 5068 / 600

test.each`
    what                                                | lifetime | share
    ${'if a page is made once'}                         | ${600}   | ${0.53}
    ${'if it is made again in the second five minutes'} | ${300}   | ${0.6}
`('of the ten minutes of browse.ts in docs/security.md, $what: $share', ({lifetime, share}) => {
    const predicted = firstShare({...browsed, lifetimeSeconds: lifetime}, browsedPerSecond, 600)

    expect(Math.abs(predicted - share)).toBeLessThan(0.011)
})

test('an empty cache makes a page once in its lifetime, and comes to the steady share in time', () => {
    expect(firstShare(onePage, 1, 100)).toBeCloseTo(1 / 100)
    expect(firstShare(onePage, 1, 310)).toBeCloseTo(2 / 310)
    expect(firstShare(onePage, 1 / 300, 300_000)).toBeCloseTo(steadyShare(onePage, 1 / 300), 2)
})

test('what everybody opens, and shoppers without a store, leave the shop a smaller share', () => {
    const shares = [
        browsed,
        {...browsed, common: 0.4},
        {
            ...browsed,
            shoppers: [
                {share: 0.2, stores: 1},
                {share: 0.8, stores: 50}
            ]
        }
    ].map((cache) => steadyShare(cache, browsedPerSecond))

    expect(shares[1]).toBeLessThan(shares[0] ?? 0)
    expect(shares[2]).toBeLessThan(shares[0] ?? 0)
})

test('of the run of 28 November 2026, 65 per cent of the pages reached the shop: the model is near', () => {
    const walked: PageCache = {
        ...onePage,
        pages: 196,
        common: 433 / 1116,
        shoppers: [
            {share: 0.19, stores: 1},
            {share: 0.22, stores: 1},
            {share: 0.59, stores: 50}
        ]
    }

    expect(Math.abs(firstShare(walked, 1116 / 730, 730) - 721 / 1116)).toBeLessThan(0.03)
})
