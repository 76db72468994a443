import {
    interestScore,
    parseViewedCategories,
    type ShownCategory,
    type ViewedCategory,
    withViewedCategory
} from './viewed-categories'

const now = new Date('2030-03-10T12:00:00Z')

const sofas: ShownCategory = {
    name: 'Sofas',
    superCategory: 'Furniture',
    category: 'Living room',
    subCategory: 'Sofas',
    plpUrl: '/c/furniture/living-room/sofas',
    image: '/images/sofas.jpg'
}

const viewed = (more: Partial<ViewedCategory> = {}): ViewedCategory => ({
    ...sofas,
    frequency: 1,
    lastViewed: '2030-03-10T11:00:00.000Z',
    interestScore: 1,
    ...more
})

test.each`
    frequency | lastViewed                | days           | score
    ${6}      | ${'2030-03-10T12:00:00Z'} | ${'0 days'}    | ${6}
    ${6}      | ${'2030-03-09T12:00:00Z'} | ${'1 day'}     | ${6}
    ${6}      | ${'2030-03-08T12:00:01Z'} | ${'not yet 2'} | ${6}
    ${6}      | ${'2030-03-08T12:00:00Z'} | ${'2 days'}    | ${3}
    ${10}     | ${'2030-03-05T12:00:00Z'} | ${'5 days'}    | ${2}
    ${1}      | ${'2030-03-05T12:00:00Z'} | ${'5 days'}    | ${0.2}
    ${6}      | ${'2030-03-11T12:00:00Z'} | ${'tomorrow'}  | ${6}
`(
    'viewed $frequency times, last $days ago, the interest is $score [PERS-022]',
    ({frequency, lastViewed, score}) => {
        expect(interestScore({frequency, lastViewed}, now)).toBe(score)
    }
)

test('the first view of a category is recorded with all its fields [ENTITY-027, PERS-026]', () => {
    expect(withViewedCategory([], sofas, now)).toEqual([
        {...sofas, frequency: 1, lastViewed: '2030-03-10T12:00:00.000Z', interestScore: 1}
    ])
})

test('another view raises the frequency and says when; the name is the latest [PERS-026]', () => {
    const before = [viewed({frequency: 3, lastViewed: '2030-03-01T00:00:00.000Z', name: 'Sofás'})]

    expect(withViewedCategory(before, sofas, now)).toEqual([
        {...sofas, frequency: 4, lastViewed: '2030-03-10T12:00:00.000Z', interestScore: 4}
    ])
})

test('the scores of the others are those of now, and the most interesting comes first [PERS-022]', () => {
    const desks = {plpUrl: '/c/desks', frequency: 10, lastViewed: '2030-03-05T12:00:00.000Z'}
    const beds = {plpUrl: '/c/beds', frequency: 1, lastViewed: '2030-03-05T12:00:00.000Z'}

    const after = withViewedCategory([viewed(beds), viewed(desks)], sofas, now)

    expect(after.map(({plpUrl, interestScore: score}) => [plpUrl, score])).toEqual([
        ['/c/desks', 2],
        [sofas.plpUrl, 1],
        ['/c/beds', 0.2]
    ])
})

test('what a cookie of 4 kB cannot have goes, the lowest score first [PERS-021]', () => {
    const many = Array.from({length: 40}, (_, index) =>
        viewed({plpUrl: `/c/${index}`, frequency: 40 - index, name: 'Sofás y sillones'})
    )

    const after = withViewedCategory(many, sofas, now)

    const cookie = `categoriesViewed=${encodeURIComponent(JSON.stringify(after))}`
    expect(cookie.length).toBeLessThanOrEqual(4096)
    expect(after.length).toBeGreaterThan(3)
    // The one just viewed stays, or it could never become more interesting.
    expect(after.map(({plpUrl}) => plpUrl)).toEqual([
        ...after.slice(0, -1).map((_, index) => `/c/${index}`),
        sofas.plpUrl
    ])
})

test.each`
    cookie                                                 | count | because
    ${undefined}                                           | ${0}  | ${'there is none'}
    ${''}                                                  | ${0}  | ${'it is empty'}
    ${'{"name":'}                                          | ${0}  | ${'it is cut off'}
    ${'{}'}                                                | ${0}  | ${'it is no list'}
    ${'[1, null, {"name": "Sofas"}]'}                      | ${0}  | ${'nothing in it is a category'}
    ${JSON.stringify([viewed({lastViewed: 'yesterday'})])} | ${0}  | ${'no day is in it'}
    ${JSON.stringify([viewed(), 'x'])}                     | ${1}  | ${'only one is a category'}
`('a cookie has $count categories, as $because [ENTITY-027]', ({cookie, count}) => {
    expect(parseViewedCategories(cookie)).toHaveLength(count)
})
