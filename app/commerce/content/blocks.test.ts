import {blocksOf, type Reading} from './blocks'

const image = {link: '/room.webp', alt: 'A room', width: 1200, height: 600}
const text = {typeId: 'homeward.richText', data: {html: '<p>Words</p>'}}
const tile = (heading: string, more: object = {}) => ({
    id: heading,
    typeId: 'homeward.imageTile',
    data: {heading, image, ...more}
})
const holding = (typeId: string, data: object, region: string, components: unknown[]) => ({
    id: 'outer',
    typeId,
    data,
    regions: [{id: region, components}]
})

/** The blocks of a page, and what was logged about it. */
const read = (components: unknown[], reading: Reading = {}) => {
    const logged: string[] = []
    const page = {id: 'home', regions: [{id: 'main', components}]}
    const blocks = blocksOf(page, {...reading, warn: (line) => void logged.push(line)})
    return {blocks, logged}
}

const carousel = (components: unknown[], data: object = {}) =>
    holding('homeward.carousel', {heading: 'Rooms', ...data}, 'slides', components)

test.each`
    typeId                  | data                                | region      | inside                                                                  | block
    ${'homeward.carousel'}  | ${{heading: 'Rooms'}}               | ${'slides'} | ${tile('a')}                                                            | ${{type: 'carousel', mode: 'scroll', cyclic: false, autoplay: false, interval: 3000, slides: 3}}
    ${'homeward.grid'}      | ${{layout: '2x3'}}                  | ${'cells'}  | ${tile('a')}                                                            | ${{type: 'grid', layout: '2x3', heading: ''}}
    ${'homeward.tabs'}      | ${{heading: 'Ways'}}                | ${'tabs'}   | ${holding('homeward.tab', {label: 'One'}, 'content', [text])}           | ${{type: 'tabs', heading: 'Ways'}}
    ${'homeward.accordion'} | ${{heading: 'Help', several: true}} | ${'items'}  | ${holding('homeward.accordionItem', {label: 'One'}, 'content', [text])} | ${{type: 'accordion', several: true}}
`('$typeId is read with the blocks in its region [CONTENT-002…011]', (row) => {
    const {blocks, logged} = read([holding(row.typeId, row.data, row.region, [row.inside])])

    expect(blocks).toMatchObject([row.block])
    expect(blocks[0]).toHaveProperty('blocks.0.type')
    expect(logged).toEqual([])
})

test.each`
    given                               | shown
    ${{slides: 1}}                      | ${{slides: 1}}
    ${{slides: '6'}}                    | ${{slides: 6}}
    ${{slides: 7}}                      | ${{slides: 3}}
    ${{slides: 0}}                      | ${{slides: 3}}
    ${{slidesOnPhones: 1.2}}            | ${{slidesOnPhones: 1.2}}
    ${{slidesOnPhones: '1.3'}}          | ${{slidesOnPhones: 1.3}}
    ${{slidesOnPhones: 1.5}}            | ${{slidesOnPhones: 1.5}}
    ${{slidesOnPhones: 1.4}}            | ${{slidesOnPhones: 1.2}}
    ${{slidesOnTablets: 1.5}}           | ${{slidesOnTablets: 2}}
    ${{autoplay: true}}                 | ${{autoplay: true, interval: 3000}}
    ${{interval: 10}}                   | ${{interval: 3000}}
    ${{interval: 5000, cyclic: 'true'}} | ${{interval: 5000, cyclic: true}}
`('a carousel with $given is shown with $shown [CONTENT-025, CONTENT-028, CONTENT-029]', (row) => {
    expect(read([carousel([tile('a')], row.given)]).blocks).toMatchObject([row.shown])
})

test('what is restricted at the shopper’s store is not shown there, alone or in a carousel [PROMO-008]', () => {
    const page = [
        carousel([tile('a', {restrictedStores: ['01002']}), tile('b')]),
        {...text, data: {...text.data, restrictedStores: ['01002']}},
        carousel([tile('c', {restrictedStores: ['01002']})])
    ]

    const at = (storeId: string) => JSON.stringify(read(page, {storeId}).blocks)

    expect(at('01001')).toMatch(/"a".*"b".*Words.*"c"/)
    expect(at('01002')).not.toMatch(/"a"|Words|"c"/)
    expect(at('01002')).toContain('"b"')
    expect(read(page, {storeId: '01002'}).logged).toEqual([])
})

test('a page whose every block is restricted at the store is empty, not broken', () => {
    const restricted = {...text, data: {...text.data, restrictedStores: ['01002']}}

    expect(read([restricted], {storeId: '01002'}).blocks).toEqual([])
})

test.each`
    broken                                                                                                           | because
    ${{id: 'x', typeId: 'homeward.lookbook', data: {}}}                                                              | ${'its type is unknown'}
    ${{id: 'x', typeId: 'homeward.tab', data: {label: 'Alone'}}}                                                     | ${'a tab stands in tabs only'}
    ${{id: 'x', typeId: 'homeward.hero', data: {heading: 42}}}                                                       | ${'its heading is no text'}
    ${{id: 'x', typeId: 'homeward.linkList', data: {heading: 'L', links: 'many'}}}                                   | ${'its links are no list'}
    ${{id: 'x', typeId: 'homeward.richText', data: {html: {}}}}                                                      | ${'its markup is no text'}
    ${{id: 'x', typeId: 'homeward.video', data: {heading: 'V', videoId: '../../admin', poster: image}}}              | ${'its id would lead elsewhere'}
    ${{id: 'x', typeId: 'homeward.imageTile', data: {heading: 'T', image: {...image, link: 'javascript:alert(1)'}}}} | ${'its picture is none'}
    ${{id: 'x', typeId: 'homeward.exchangePriceCard', data: {heading: 'E'}}}                                         | ${'the store has no such product'}
    ${{id: 'x', typeId: 'homeward.banner', data: 'words'}}                                                           | ${'it has no data'}
`('a block is dropped and named in the log, and the page stays, as $because', ({broken}) => {
    const {blocks, logged} = read([broken, text])

    expect(blocks).toEqual([{type: 'rich-text', html: '<p>Words</p>'}])
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`page home, region main, block ${broken.typeId} (x)`)
})

test('a broken block in a carousel is named with the region in the region', () => {
    const {blocks, logged} = read([carousel([tile('a'), {typeId: 'homeward.imageTile', id: 'y'}])])

    expect(blocks).toMatchObject([{blocks: [{heading: 'a'}]}])
    expect(logged).toEqual([
        expect.stringContaining('page home, region main/slides, block homeward.imageTile (y)')
    ])
})

test.each`
    data                                                             | lost
    ${{heading: 'B', action: {label: 'Go', href: 'javascript:x()'}}} | ${'action'}
    ${{heading: 'B', image: {link: '/x', alt: ''}}}                  | ${'image'}
`('of a banner that stays, the log names what was dropped: $lost', ({data, lost}) => {
    const {blocks, logged} = read([{id: 'x', typeId: 'homeward.banner', data}])

    expect(blocks).toMatchObject([{type: 'banner', heading: 'B', action: null}])
    expect(logged).toEqual([expect.stringMatching(`block homeward.banner \\(x\\).*${lost}`)])
})

test('script in rich text is dropped, and logged', () => {
    const {blocks, logged} = read([
        {id: 'x', typeId: 'homeward.richText', data: {html: '<p>Hi</p><script>steal()</script>'}}
    ])

    expect(blocks).toEqual([{type: 'rich-text', html: '<p>Hi</p>'}])
    expect(logged).toEqual([expect.stringContaining('html')])
})

test('of ten thousand blocks, slides or links, the first are shown, and the log says so', () => {
    const many = Array.from({length: 10_000}, (_, index) => tile(String(index)))
    const links = many.map(() => ({label: 'Go', href: '/cart'}))

    const page = read([carousel(many), ...many, text])
    const list = read([{id: 'x', typeId: 'homeward.linkList', data: {heading: 'L', links}}])

    expect(page.blocks).toHaveLength(50)
    expect(page.blocks[0]).toHaveProperty('blocks.length', 24)
    expect(page.logged).toEqual([
        expect.stringContaining('region main: of 10002 blocks, the first 50'),
        expect.stringContaining('region main/slides: of 10000 blocks, the first 24')
    ])
    expect(list.blocks[0]).toHaveProperty('links.length', 50)
    expect(list.logged).toHaveLength(1)
})

test.each`
    transformation                           | crop                                       | logs
    ${undefined}                             | ${undefined}                               | ${0}
    ${'{"cx":10,"cy":20,"cw":300,"ch":200}'} | ${{x: 10, y: 20, width: 300, height: 200}} | ${0}
    ${'{"sm":"fit"}'}                        | ${undefined}                               | ${0}
    ${'{"cx":10,'}                           | ${undefined}                               | ${1}
    ${'[1]'}                                 | ${undefined}                               | ${1}
    ${'{"cx":10}'}                           | ${undefined}                               | ${1}
    ${'{"cx":-1,"cy":0,"cw":1,"ch":1}'}      | ${undefined}                               | ${1}
    ${7}                                     | ${undefined}                               | ${1}
`(
    'a picture with the transformation $transformation is cropped to $crop; else the original is shown, and logged [CONTENT-040]',
    ({transformation, crop, logs}) => {
        const {blocks, logged} = read([tile('a', {image: {...image, transformation}})])

        expect(blocks).toEqual([expect.objectContaining({image: {...image, ...(crop && {crop})}})])
        expect(logged).toHaveLength(logs)
    }
)
