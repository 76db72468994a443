import {startingPoints, suggestionGroups} from './option-groups'

const labels = (groups: ReturnType<typeof startingPoints>) =>
    groups.map(({name, options}) => [name, options.map(({label}) => label)])

test('recent searches stand above the frequent ones, each term once (G-18) [SEARCH-024]', () => {
    expect(labels(startingPoints(['Sofa', 'lamp'], ['tv', 'sofa']))).toEqual([
        ['recents', ['Sofa', 'lamp']],
        ['frequent', ['tv']]
    ])
})

test('a list that is empty has no heading', () => {
    expect(labels(startingPoints([], ['tv']))).toEqual([['frequent', ['tv']]])
    expect(labels(startingPoints(['tv'], ['TV']))).toEqual([['recents', ['tv']]])
    expect(startingPoints([], [])).toEqual([])
    expect(suggestionGroups({phrases: [], products: []})).toEqual([])
})

test('phrases stand above products (G-18); each leads to its page [SEARCH-022, SEARCH-023]', () => {
    const sofa = {id: 'sofa-1', name: 'Avery Sofa', path: '/p/avery-sofa/sofa-1', image: null}
    const groups = suggestionGroups({phrases: ['grey sofa'], products: [sofa]})

    expect(labels(groups)).toEqual([
        ['phrases', ['grey sofa']],
        ['products', ['Avery Sofa']]
    ])
    expect(groups.flatMap(({options}) => options.map(({to}) => to))).toEqual([
        '/search?q=grey+sofa',
        '/p/avery-sofa/sofa-1'
    ])
})
