import {withoutLocale} from '@app/lib/address/page-path'
import {inEveryLocale, inLocale, localeOf} from './locale-path'

test.each`
    pathname                       | locale     | plain
    ${'/'}                         | ${'en-US'} | ${'/'}
    ${'/es-US'}                    | ${'es-US'} | ${'/'}
    ${'/es-US/c/computers'}        | ${'es-US'} | ${'/c/computers'}
    ${'/es-USA/c'}                 | ${'en-US'} | ${'/es-USA/c'}
    ${'/c/es-US'}                  | ${'en-US'} | ${'/c/es-US'}
    ${'/es-US//elsewhere.example'} | ${'es-US'} | ${'/elsewhere.example'}
`('$pathname is $plain in $locale [I18N-001] [I18N-002]', ({pathname, locale, plain}) => {
    expect(localeOf(pathname)).toBe(locale)
    expect(withoutLocale(pathname)).toBe(plain)
})

test.each`
    path                       | spanish
    ${'/'}                     | ${'/es-US'}
    ${'/cart'}                 | ${'/es-US/cart'}
    ${'/es-US/cart'}           | ${'/es-US/cart'}
    ${'//elsewhere.example/x'} | ${'//elsewhere.example/x'}
    ${'https://maps.example'}  | ${'https://maps.example'}
`('$path is $spanish in Spanish', ({path, spanish}) => {
    expect(inLocale('es-US', path)).toBe(spanish)
})

test('a route is served in both languages', () => {
    expect(inEveryLocale(['/', '/cart'])).toEqual(['/', '/es-US', '/cart', '/es-US/cart'])
})
