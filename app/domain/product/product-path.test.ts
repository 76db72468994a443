import {productIdFrom} from './product-path'

test.each`
    pathname                                 | id
    ${'/p/ashley-sofa-grey/SOFA-1001'}       | ${'SOFA-1001'}
    ${'/es-US/p/ashley-sofa-grey/SOFA-1001'} | ${'SOFA-1001'}
    ${'/p/sofa/1001/'}                       | ${'1001'}
    ${'/p/so%20fa/10.0_1'}                   | ${'10.0_1'}
    ${'/product/1001'}                       | ${'1001'}
    ${'/es-US/product/1001'}                 | ${'1001'}
    ${'/p/sofa/1'}                           | ${'1'}
    ${'/p/sofa'}                             | ${undefined}
    ${'/p//1001'}                            | ${undefined}
    ${'/p/sofa/1001/more'}                   | ${undefined}
    ${'/p/sofa/%2e%2e%2fadmin'}              | ${undefined}
    ${'/p/sofa/<script>'}                    | ${undefined}
    ${'/c/furniture/1001'}                   | ${undefined}
    ${'/xx/p/sofa/1001'}                     | ${undefined}
    ${'p/sofa/1001'}                         | ${undefined}
    ${`/p/sofa/${'9'.repeat(101)}`}          | ${undefined}
`('the product of $pathname: $id [ROUTE-067]', ({pathname, id}) => {
    expect(productIdFrom(pathname)).toBe(id)
})
