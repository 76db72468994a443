import {recentSearchesFrom, withRecentSearch} from './recent-searches'

test.each`
    situation                            | recents                      | term       | after
    ${'the first search'}                | ${[]}                        | ${'a'}     | ${['a']}
    ${'another one [SEARCH-010]'}        | ${['a']}                     | ${'b'}     | ${['b', 'a']}
    ${'one of before [SEARCH-011]'}      | ${['b', 'a']}                | ${'a'}     | ${['a', 'b']}
    ${'it in other letters'}             | ${['b', 'Sofa']}             | ${'sofa'}  | ${['sofa', 'b']}
    ${'it in capitals'}                  | ${['b', 'sofa']}             | ${'SOFA'}  | ${['SOFA', 'b']}
    ${'it with a margin'}                | ${['b', 'sofa']}             | ${' sofa'} | ${['sofa', 'b']}
    ${'a fifth'}                         | ${['d', 'c', 'b', 'a']}      | ${'e'}     | ${['e', 'd', 'c', 'b', 'a']}
    ${'a sixth [SEARCH-013]'}            | ${['e', 'd', 'c', 'b', 'a']} | ${'f'}     | ${['f', 'e', 'd', 'c', 'b']}
    ${'nothing but spaces [SEARCH-009]'} | ${['a']}                     | ${'  '}    | ${['a']}
`('after $situation the recents are $after', ({recents, term, after}) => {
    expect(withRecentSearch(recents, term)).toEqual(after)
})

test.each`
    stored                         | recents
    ${'["b","a"]'}                 | ${['b', 'a']}
    ${'["1","2","3","4","5","6"]'} | ${['1', '2', '3', '4', '5']}
    ${'["a",1,null,{"b":"c"}]'}    | ${['a']}
    ${'{"a":"b"}'}                 | ${[]}
    ${'["a"'}                      | ${[]}
    ${''}                          | ${[]}
    ${'null'}                      | ${[]}
    ${null}                        | ${[]}
`('a browser that kept $stored has the recents $recents', ({stored, recents}) => {
    expect(recentSearchesFrom(stored)).toEqual(recents)
})
