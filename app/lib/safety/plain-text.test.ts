import {plainText} from './plain-text'

test.each`
    markup                         | words
    ${'grey sofa'}                 | ${'grey sofa'}
    ${'grey <b>sofa</b>'}          | ${'grey sofa'}
    ${'  grey \n sofa '}           | ${'grey sofa'}
    ${'<img src=x onerror=x()>tv'} | ${'tv'}
    ${'tv < 50 inch'}              | ${'tv < 50 inch'}
    ${'<b></b>'}                   | ${''}
    ${''}                          | ${''}
`('$markup says "$words" [D-11]', ({markup, words}) => {
    expect(plainText(markup)).toBe(words)
})
