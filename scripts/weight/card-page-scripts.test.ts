import {scriptProblem, scriptSourceOf} from './card-page-scripts'

test.each`
    src                                         | problem
    ${'/mobify/bundle/development/main.js'}     | ${undefined}
    ${'/mobify/bundle/development/12.js'}       | ${undefined}
    ${'/mobify/bundle/1/static/old-browser.js'} | ${undefined}
    ${'/mobify/bundle/1/static/tag.js'}         | ${/^tag.js is not listed/}
    ${'/mobify/bundle/development/tag.js'}      | ${/^tag.js is not listed/}
    ${'https://tags.example/main.js'}           | ${/is not of this shop$/}
    ${'//tags.example/mobify/bundle/1/main.js'} | ${/is not of this shop$/}
    ${'/mobify/bundle/development/a/b/main.js'} | ${/is not of this shop$/}
`('beside a card, $src: $problem (D-31)', ({src, problem}) => {
    const found = scriptProblem(src)
    if (problem) expect(found).toMatch(problem)
    else expect(found).toBeUndefined()
})

test.each`
    policy                                                        | source
    ${"default-src 'self'; script-src 'self'; img-src 'self'"}    | ${"script-src 'self'"}
    ${"script-src 'self' https://tags.example;object-src 'none'"} | ${"script-src 'self' https://tags.example"}
    ${"default-src 'self'"}                                       | ${''}
`('the policy $policy lets run: $source (D-31)', ({policy, source}) => {
    expect(scriptSourceOf(policy)).toBe(source)
})
