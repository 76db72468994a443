import {Problem} from '../core/response'
import {selected} from './property-selection'

const answer = {
    id: '1',
    name: 'Sofa',
    images: [
        {link: 'a', alt: 'A', size: {width: 1, height: 2}},
        {link: 'b', alt: 'B', size: {width: 3, height: 4}}
    ]
}

test.each`
    select                          | result
    ${undefined}                    | ${answer}
    ${'(id)'}                       | ${{id: '1'}}
    ${'(id, name)'}                 | ${{id: '1', name: 'Sofa'}}
    ${'(images.(link))'}            | ${{images: [{link: 'a'}, {link: 'b'}]}}
    ${'(images.size.width)'}        | ${{images: [{size: {width: 1}}, {size: {width: 3}}]}}
    ${'(images.(link),images.alt)'} | ${{images: [{link: 'a', alt: 'A'}, {link: 'b', alt: 'B'}]}}
    ${'(images.**)'}                | ${{images: answer.images}}
    ${'(**)'}                       | ${answer}
    ${'(*.(alt))'}                  | ${{id: '1', name: 'Sofa', images: [{alt: 'A'}, {alt: 'B'}]}}
    ${'(nothing)'}                  | ${{}}
`('$select takes what it names', ({select, result}) => {
    expect(selected(answer, select)).toEqual(result)
})

test.each([
    'id',
    '(id',
    '(id,(name',
    '(id,)',
    '()',
    '(id))',
    '(id)(name)',
    '(.id)',
    '(<script>)',
    '('.repeat(500),
    `${'(a.'.repeat(20)}(b)${')'.repeat(20)}`,
    `(${'a,'.repeat(3_000)}b)`
])('%s is refused', (select) => {
    expect(() => selected(answer, select)).toThrow(Problem)
})
