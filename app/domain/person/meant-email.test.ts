import {meantEmail} from './meant-email'

test.each`
    typed                 | meant
    ${'ada@gmial.com'}    | ${'ada@gmail.com'}
    ${'ada@gmail.con'}    | ${'ada@gmail.com'}
    ${'ada@gmail.co'}     | ${'ada@gmail.com'}
    ${'ada@gmaill.com'}   | ${'ada@gmail.com'}
    ${'Ada@YAHO.com'}     | ${'Ada@yahoo.com'}
    ${' ada@hotmial.com'} | ${'ada@hotmail.com'}
    ${'ada@outlok.com'}   | ${'ada@outlook.com'}
    ${'ada@icluod.com'}   | ${'ada@icloud.com'}
    ${'ada@aoll.com'}     | ${'ada@aol.com'}
    ${'ada@comcst.net'}   | ${'ada@comcast.net'}
    ${'ada@gmail.com'}    | ${undefined}
    ${'ada@GMAIL.com'}    | ${undefined}
    ${'ada@ymail.com'}    | ${undefined}
    ${'ada@mail.com'}     | ${undefined}
    ${'ada@email.com'}    | ${undefined}
    ${'ada@aim.com'}      | ${undefined}
    ${'ada@yahoo.co'}     | ${undefined}
    ${'ada@aol.co'}       | ${undefined}
    ${'ada@gmali.con'}    | ${undefined}
    ${'ada@giaml.com'}    | ${undefined}
    ${'ada@gxmil.com'}    | ${undefined}
    ${'ada@gaxil.com'}    | ${undefined}
    ${'ada@gmial.com@'}   | ${undefined}
    ${'ada@example.com'}  | ${undefined}
    ${'ada@'}             | ${undefined}
    ${'@gmial.com'}       | ${undefined}
    ${'ada'}              | ${undefined}
    ${''}                 | ${undefined}
`('of $typed is probably meant $meant', ({typed, meant}) => {
    expect(meantEmail(typed)).toBe(meant)
})
