import {pictureAddress} from './picture-address'

test.each`
    address                                    | used
    ${'/dw/image/v2/a.webp'}                   | ${'/dw/image/v2/a.webp'}
    ${'https://images.example/dw/image/a.jpg'} | ${'https://images.example/dw/image/a.jpg'}
    ${' /dw/image/v2/a sofa.webp '}            | ${'/dw/image/v2/a%20sofa.webp'}
`('a picture’s address $address is used as $used', ({address, used}) => {
    expect(pictureAddress(address)).toBe(used)
})

test.each([
    undefined,
    '',
    'a.webp',
    '//evil.example/a.webp',
    '/\\evil.example/a.webp',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'ftp://evil.example/a.webp',
    '/a.webp\n/b.webp',
    '/a\u0000.webp',
    '/\t/evil.example'
])('%p is no picture’s address', (address) => {
    expect(pictureAddress(address)).toBeUndefined()
})
