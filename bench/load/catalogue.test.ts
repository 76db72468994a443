import {categoryIdOf, cookieOf, filesIn, linksIn, productIdOf} from './catalogue'

const image = (name: string) => `<img alt="" src="/mobify/caching/images/${name}.webp?sw=360">`

const html = `<script src="/mobify/bundle/1/main.js"></script>
<link rel="preload" href="/mobify/bundle/1/main.js" as="script">
<link rel="stylesheet" href="/mobify/bundle/1/2.css">
<a href="/c/furniture">Furniture</a><a href="/c/furniture?offset=25">2</a>
<a href="/c/furniture/living-room">Living room</a><a href="/p/sofa/210001">Sofa</a>
${Array.from({length: 12}, (_, index) => image(`sofa-${index}`)).join('')}`

test('a page’s links are found once each, without their parameters', () => {
    expect(linksIn(html, 'c')).toEqual(['/c/furniture', '/c/furniture/living-room'])
    expect(linksIn(html, 'p')).toEqual(['/p/sofa/210001'])
})

test('a browser loads the page’s scripts and styles once, and the pictures of the first screens', () => {
    const {bundles, images} = filesIn(html)

    expect(bundles).toEqual(['/mobify/bundle/1/main.js', '/mobify/bundle/1/2.css'])
    expect(images).toHaveLength(10)
    expect(images[0]).toBe('/mobify/caching/images/sofa-0.webp?sw=360')
})

test('paths give the platform’s ids, and a store its cookie', () => {
    expect(categoryIdOf('/c/furniture/living-room')).toBe('furniture-living-room')
    expect(productIdOf('/p/sofa/210001')).toBe('210001')
    expect(cookieOf({id: '01001', zip: '90210'})).toBe('store=01001.90210.chosen')
})
