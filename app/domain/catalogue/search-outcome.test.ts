import {afterMapping, afterSearchService} from './search-outcome'

test.each`
    situation                                      | answer                                              | outcome
    ${'nothing, a relative redirect [SEARCH-017]'} | ${{totalSize: 0, redirect: '/c/furniture'}}         | ${{go: 'in-app', to: '/c/furniture'}}
    ${'nothing, one that names another address'}   | ${{totalSize: 0, redirect: '/c/tv?from=https://a'}} | ${{go: 'in-app', to: '/c/tv?from=https://a'}}
    ${'nothing, one with a colon in its query'}    | ${{totalSize: 0, redirect: 'c/tv?size=a:b'}}        | ${{go: 'in-app', to: 'c/tv?size=a:b'}}
    ${'nothing, an absolute one [SEARCH-016]'}     | ${{totalSize: 0, redirect: 'https://help.test/x'}}  | ${{go: 'full-load', to: 'https://help.test/x'}}
    ${'nothing, one without protocol'}             | ${{totalSize: 0, redirect: '//help.test'}}          | ${{go: 'full-load', to: '//help.test'}}
    ${'nothing, one written to deceive'}           | ${{totalSize: 0, redirect: '/\\help.test'}}         | ${{go: 'full-load', to: '/\\help.test'}}
    ${'nothing, no redirect [SEARCH-018]'}         | ${{totalSize: 0}}                                   | ${{go: 'ask-mapping'}}
    ${'nothing, an empty redirect'}                | ${{totalSize: 0, redirect: ''}}                     | ${{go: 'ask-mapping'}}
    ${'results and a redirect'}                    | ${{totalSize: 3, redirect: '/c/furniture'}}         | ${{go: 'ask-mapping'}}
    ${'results'}                                   | ${{totalSize: 3}}                                   | ${{go: 'ask-mapping'}}
    ${'an error [SEARCH-021]'}                     | ${'failed'}                                         | ${{go: 'results'}}
`('the search service answers $situation', ({answer, outcome}) => {
    expect(afterSearchService(answer)).toEqual(outcome)
})

test.each`
    situation                        | answer                               | outcome
    ${'a destination [SEARCH-019]'}  | ${{destination: '/p/sofa/1'}}        | ${{go: 'in-app', to: '/p/sofa/1'}}
    ${'one elsewhere'}               | ${{destination: 'http://help.test'}} | ${{go: 'full-load', to: 'http://help.test'}}
    ${'no destination [SEARCH-020]'} | ${{}}                                | ${{go: 'results'}}
    ${'an error [SEARCH-021]'}       | ${'failed'}                          | ${{go: 'results'}}
`('the mapping answers $situation', ({answer, outcome}) => {
    expect(afterMapping(answer)).toEqual(outcome)
})
