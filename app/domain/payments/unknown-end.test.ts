import {isEndUnknown, secondsToWaitOf} from './unknown-end'

const errorWith = (fields: object): Error => Object.assign(new Error('refused'), fields)

test.each`
    what                              | error                                | isUnknown
    ${'an error that says so'}        | ${errorWith({isEndUnknown: true})}   | ${true}
    ${'an error that says otherwise'} | ${errorWith({isEndUnknown: false})}  | ${false}
    ${'a word in place of true'}      | ${errorWith({isEndUnknown: 'true'})} | ${false}
    ${'a plain error'}                | ${new Error('refused')}              | ${false}
    ${'what is no error'}             | ${{isEndUnknown: true}}              | ${false}
    ${'nothing'}                      | ${undefined}                         | ${false}
`('the end is unknown after $what: $isUnknown (D-49)', ({error, isUnknown}) => {
    expect(isEndUnknown(error)).toBe(isUnknown)
})

test.each`
    what                          | error                           | seconds
    ${'an error that names 30 s'} | ${errorWith({tryAgainIn: 30})}  | ${30}
    ${'an error that names 0 s'}  | ${errorWith({tryAgainIn: 0})}   | ${0}
    ${'a word in place of them'}  | ${errorWith({tryAgainIn: '9'})} | ${undefined}
    ${'a plain error'}            | ${new Error('refused')}         | ${undefined}
    ${'what is no error'}         | ${{tryAgainIn: 30}}             | ${undefined}
    ${'nothing'}                  | ${undefined}                    | ${undefined}
`('the wait after $what is $seconds s (D-49)', ({error, seconds}) => {
    expect(secondsToWaitOf(error)).toBe(seconds)
})
