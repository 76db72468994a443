import {productPath} from './product-path'

test.each`
    url                                               | path
    ${'/p/avery-sofa/sofa-1'}                         | ${'/p/avery-sofa/sofa-1'}
    ${'/furniture/p/avery-sofa/sofa-1'}               | ${'/furniture/p/avery-sofa/sofa-1'}
    ${'https://www.shop.example/p/avery-sofa/sofa-1'} | ${'/p/avery-sofa/sofa-1'}
    ${'/p/sofa/123/'}                                 | ${'/p/sofa/123'}
    ${'/p/sofa%27s/1'}                                | ${"/p/sofa's/1"}
    ${'/p/sofa-[3-piece]/1'}                          | ${'/p/sofa-%5B3-piece%5D/1'}
    ${'/p/a|b/1'}                                     | ${'/p/a%7Cb/1'}
    ${'/p/a%2Db/1'}                                   | ${'/p/a-b/1'}
    ${'/p/caf%c3%a9/1'}                               | ${'/p/caf%C3%A9/1'}
    ${'/es-US/p/sofa/1?color=red'}                    | ${'/p/sofa/1'}
    ${'/es-US//evil.example'}                         | ${'/evil.example'}
    ${'/es-US/'}                                      | ${'/product/sofa%201'}
    ${'https://evil.example'}                         | ${'/product/sofa%201'}
    ${'https:// '}                                    | ${'/product/sofa%201'}
    ${'//evil.example/p/sofa/1'}                      | ${'/product/sofa%201'}
    ${'/\\evil.example'}                              | ${'/product/sofa%201'}
    ${'javascript:alert(1)'}                          | ${'/product/sofa%201'}
    ${'p/avery-sofa/sofa-1'}                          | ${'/product/sofa%201'}
    ${''}                                             | ${'/product/sofa%201'}
    ${7}                                              | ${'/product/sofa%201'}
    ${undefined}                                      | ${'/product/sofa%201'}
`('c_ProductUrl $url leads to $path [ROUTE-067, D-12]', ({url, path}) => {
    expect(productPath(url, 'sofa 1')).toBe(path)
})
