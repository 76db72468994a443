import {budgetProblems} from './budget-problems'

const light = {page: 'home', htmlGzip: 20_000, scripts: 165_000, platformCalls: 3}

test.each`
    what                          | figures                                                            | problems
    ${'at every limit'}           | ${light}                                                           | ${[]}
    ${'HTML over its limit'}      | ${{...light, htmlGzip: 20_100}}                                    | ${['home: HTML gzip, kB 20.1, at most 20']}
    ${'script over its limit'}    | ${{...light, scripts: 165_100}}                                    | ${['home: script compressed, kB 165.1, at most 165']}
    ${'a call too many'}          | ${{...light, platformCalls: 4}}                                    | ${['home: platform calls 4, at most 3']}
    ${'a listing may weigh more'} | ${{...light, page: 'listing', htmlGzip: 25_000, platformCalls: 2}} | ${[]}
`('$what', ({figures, problems}) => {
    expect(budgetProblems(figures)).toEqual(problems)
})
