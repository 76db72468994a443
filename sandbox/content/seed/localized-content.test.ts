import {contentIn} from './localized-content'

const hello = {en: 'Hello', es: 'Hola'}
const lines = ['# Hello', 'One', '- two', '- three', 'Four']
const article = lines.map((line) => ({en: line, es: line.replace('Hello', 'Hola')}))
const link = `/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images/scenes`

test.each`
    kind                                | seed                                     | stored
    ${'a text of each language'}        | ${hello}                                 | ${'Hola'}
    ${'a text that all languages have'} | ${'/shop-all'}                           | ${'/shop-all'}
    ${'a number'}                       | ${3}                                     | ${3}
    ${'texts in a list'}                | ${[{label: hello}]}                      | ${[{label: 'Hola'}]}
    ${'a scene'}                        | ${{scene: 'banner-laundry', alt: hello}} | ${{link: `${link}/banner-laundry.webp`, alt: 'Hola', width: 1280, height: 800}}
    ${'an article'}                     | ${{html: {article}}}                     | ${{html: '<h2>Hola</h2><p>One</p><ul><li>two</li><li>three</li></ul><p>Four</p>'}}
`('the Spanish page stores its own version of $kind', ({seed, stored}) => {
    expect(contentIn('es', seed)).toEqual(stored)
})
