import {withQueryOf} from './redirect-query'

test.each`
    search                              | target               | leads
    ${''}                               | ${'/shop-all'}       | ${'/shop-all'}
    ${'?'}                              | ${'/shop-all'}       | ${'/shop-all'}
    ${'?utm_source=mail&gclid=1'}       | ${'/shop-all'}       | ${'/shop-all?utm_source=mail&gclid=1'}
    ${'b=2&a=1&b=1&a=1'}                | ${'/x'}              | ${'/x?b=2&a=1&b=1&a=1'}
    ${'?a=&b&=c&&d=='}                  | ${'/x'}              | ${'/x?a=&b&=c&d=='}
    ${'?a=x+y&b=x%20y&c=%2B'}           | ${'/x'}              | ${'/x?a=x+y&b=x%20y&c=%2B'}
    ${'?a=%E4&b=%zz&%E4=1'}             | ${'/x'}              | ${'/x?a=%E4&b=%zz&%E4=1'}
    ${'?to=//evil.example/%5C&x=\\'}    | ${'/x'}              | ${'/x?to=//evil.example/%5C&x=\\'}
    ${'?a=1?b=2'}                       | ${'/x'}              | ${'/x?a=1?b=2'}
    ${'?sort=A&utm_source=mail&sort=B'} | ${'/c/tv?sort=C'}    | ${'/c/tv?sort=C&utm_source=mail'}
    ${'?s%6Frt=A&a=1'}                  | ${'/c/tv?sort=C'}    | ${'/c/tv?sort=C&a=1'}
    ${'?a=1'}                           | ${'/help?#returns'}  | ${'/help?a=1#returns'}
    ${'?a=1'}                           | ${'/help#returns'}   | ${'/help?a=1#returns'}
    ${'?a=1'}                           | ${'/help?b=2#c?d=3'} | ${'/help?b=2&a=1#c?d=3'}
    ${'?d=1'}                           | ${'/help#c?d=3'}     | ${'/help?d=1#c?d=3'}
    ${`?gclid=${'x'.repeat(6000)}`}     | ${'/x'}              | ${`/x?gclid=${'x'.repeat(6000)}`}
`('a redirect from "$search" to $target leads to $leads (D-45)', ({search, target, leads}) => {
    expect(withQueryOf(search, target)).toBe(leads)
})

test.each`
    search                       | leads
    ${'?q=&sort=A&utm_source=x'} | ${'/shop-all?sort=A&utm_source=x'}
    ${'?utm_source=x&q=+&q=%20'} | ${'/shop-all?utm_source=x'}
    ${'?%71=&qq=1&Q=2'}          | ${'/shop-all?qq=1&Q=2'}
`('/shop-all says itself that there is no term: from "$search" to $leads (D-45)', (row) => {
    expect(withQueryOf(row.search, '/shop-all', ['q'])).toBe(row.leads)
})
