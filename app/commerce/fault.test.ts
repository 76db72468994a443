import {isFault, secondsToWait} from './fault'

const problem = 'https://errors.example/errors/not-found'

test.each`
    answer                                                   | is       | because
    ${{fault: {type: 'NotFoundException'}}}                  | ${true}  | ${'the classic API puts it there'}
    ${{fault: 'none', hits: []}}                             | ${false} | ${'that is a word among others'}
    ${{type: problem, hits: []}}                             | ${true}  | ${'its type is the address of an error'}
    ${{type: 'https://errors.example/error/one'}}            | ${true}  | ${'its type is the address of an error'}
    ${{type: 'item', title: 'A sofa', hits: []}}             | ${false} | ${'it says something'}
    ${{type: 3}}                                             | ${false} | ${'its type is no text'}
    ${{type: [problem]}}                                     | ${false} | ${'its type is no text'}
    ${{title: 'Not Found', detail: 'There is none'}}         | ${true}  | ${'it is a problem document'}
    ${{title: 'Not Found', type: 'about:blank'}}             | ${true}  | ${'it is a problem document'}
    ${{title: 'Not Found'}}                                  | ${false} | ${'a title alone may be a page’s'}
    ${{title: '', detail: 'There is none'}}                  | ${false} | ${'its title is empty'}
    ${{detail: 'There is none', type: 'about:blank'}}        | ${false} | ${'it has no title'}
    ${{title: 'Sofas', detail: 'All of them', products: []}} | ${false} | ${'it has something to say'}
    ${{error: 'invalid_request'}}                            | ${true}  | ${'it is a lone error'}
    ${{error: true, message: 'No'}}                          | ${true}  | ${'it is a lone error'}
    ${{error: ''}}                                           | ${false} | ${'its error is empty'}
    ${{error: false}}                                        | ${false} | ${'its error is none'}
    ${{error: null, success: true}}                          | ${false} | ${'its error is none'}
    ${{error: 'invalid_request', baskets: []}}               | ${false} | ${'it has something to say'}
    ${{errors: ['one']}}                                     | ${true}  | ${'it lists errors'}
    ${{errors: []}}                                          | ${false} | ${'its list of errors is empty'}
    ${{message: 'Out of order', status: 400}}                | ${true}  | ${'its status is one of an error'}
    ${{message: 'Out of order', status: '503'}}              | ${true}  | ${'its status is one of an error'}
    ${{message: 'All is well', status: 399}}                 | ${false} | ${'its status is none of an error'}
    ${{message: '', status: 500}}                            | ${false} | ${'it says nothing'}
    ${{message: 5, status: 500}}                             | ${false} | ${'its message is no text'}
    ${{status: 500}}                                         | ${false} | ${'it says nothing'}
    ${{}}                                                    | ${false} | ${'it is empty, which its query decides'}
    ${[{error: 'invalid_request'}]}                          | ${false} | ${'it is a list'}
    ${null}                                                  | ${false} | ${'it is no object'}
    ${'error'}                                               | ${false} | ${'it is no object'}
`('$answer under 200 is a fault: $is, as $because (D-48)', ({answer, is}) => {
    expect(isFault(answer)).toBe(is)
})

const sent = 'Thu, 26 Nov 2026 08:00:00 GMT'

test.each`
    wanted                             | date         | seconds
    ${'0'}                             | ${sent}      | ${0}
    ${'30'}                            | ${undefined} | ${30}
    ${' 30 '}                          | ${undefined} | ${30}
    ${'86400'}                         | ${undefined} | ${86_400}
    ${'86401'}                         | ${undefined} | ${undefined}
    ${'999999'}                        | ${undefined} | ${undefined}
    ${'Fri, 27 Nov 2026 08:00:00 GMT'} | ${sent}      | ${86_400}
    ${'Fri, 27 Nov 2026 08:00:01 GMT'} | ${sent}      | ${undefined}
    ${'Fri, 31 Dec 9999 23:59:59 GMT'} | ${sent}      | ${undefined}
    ${'1000000'}                       | ${undefined} | ${undefined}
    ${'30s'}                           | ${undefined} | ${undefined}
    ${'-1'}                            | ${undefined} | ${undefined}
    ${'1.5'}                           | ${undefined} | ${undefined}
    ${'Thu, 26 Nov 2026 08:00:30 GMT'} | ${sent}      | ${30}
    ${'Thu, 26 Nov 2026 07:59:00 GMT'} | ${sent}      | ${0}
    ${'Thu, 26 Nov 2026 08:00:30 GMT'} | ${undefined} | ${undefined}
    ${'Thu, 26 Nov 2026 08:00:30 GMT'} | ${'today'}   | ${undefined}
    ${'some day GMT'}                  | ${sent}      | ${undefined}
    ${'Thu, 26 Nov 2026 08:00:30'}     | ${sent}      | ${undefined}
    ${'soon'}                          | ${sent}      | ${undefined}
    ${''}                              | ${sent}      | ${undefined}
    ${undefined}                       | ${sent}      | ${undefined}
`(
    'retry-after “$wanted” in an answer of $date waits $seconds s (D-49)',
    ({wanted, date, seconds}) => {
        const given = Object.entries({'retry-after': wanted, date}).filter(
            (entry): entry is [string, string] => entry[1] !== undefined
        )

        expect(secondsToWait(new Headers(given))).toBe(seconds)
    }
)
