import {productPath} from './product-path'

test.each`
    url                                               | path
    ${'/p/avery-sofa/sofa-1'}                         | ${'/p/avery-sofa/sofa-1'}
    ${'/furniture/p/avery-sofa/sofa-1'}               | ${'/furniture/p/avery-sofa/sofa-1'}
    ${'https://www.shop.example/p/avery-sofa/sofa-1'} | ${'/p/avery-sofa/sofa-1'}
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
