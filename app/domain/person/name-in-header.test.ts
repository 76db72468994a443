import {nameInHeader} from './name-in-header'

test.each`
    firstName    | shown
    ${'Ana'}     | ${'Ana'}
    ${' Ana '}   | ${'Ana'}
    ${'Joseph'}  | ${'Joseph'}
    ${'Barbara'} | ${null}
    ${'Zoë'}     | ${'Zoë'}
    ${''}        | ${null}
    ${undefined} | ${null}
`(
    'the header shows the first name "$firstName" as $shown [SHELL-007] [SHELL-008]',
    ({firstName, shown}) => {
        expect(nameInHeader(firstName)).toBe(shown)
    }
)
