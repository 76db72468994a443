import {shortName} from './header-links'

test.each`
    firstName       | shown
    ${'A'}          | ${'A'}
    ${'Gloria'}     | ${'Gloria'}
    ${' Gloria '}   | ${'Gloria'}
    ${'Ángela'}     | ${'Ángela'}
    ${'Anthony'}    | ${undefined}
    ${'Maximilian'} | ${undefined}
    ${'  '}         | ${undefined}
    ${''}           | ${undefined}
`('the header calls "$firstName" $shown [SHELL-007, SHELL-008]', ({firstName, shown}) => {
    expect(shortName(firstName)).toBe(shown)
})
