import {specialCategoryOf} from './special-category'

test.each`
    path                          | special
    ${['clearance']}              | ${'clearance'}
    ${['offers']}                 | ${'offers'}
    ${['Offers']}                 | ${undefined}
    ${['furniture']}              | ${undefined}
    ${['clearance', 'sofas']}     | ${undefined}
    ${['furniture', 'clearance']} | ${undefined}
    ${[]}                         | ${undefined}
`('the path $path is the special listing $special [PLP-013] [PLP-014]', ({path, special}) => {
    expect(specialCategoryOf(path)).toBe(special)
})
