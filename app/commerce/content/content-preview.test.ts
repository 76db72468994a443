import {aCommerce} from '../../../tests/support/a-commerce'
import {contentPage} from './content-page'
import {contentPreview} from './content-preview'

const picture = {link: '/room.webp', alt: 'A room', width: 1200, height: 600}
const tile = {
    id: 'tile-1',
    contentLinkUuid: 'link-of-tile-1',
    typeId: 'homeward.imageTile',
    fragment: true,
    localized: false,
    data: {image: picture, heading: 'A room', text: ''}
}
const words = {id: 'words-1', typeId: 'homeward.richText', data: {html: '<p>Words</p>'}}
const carousel = {
    id: 'carousel-1',
    contentLinkUuid: 'link-of-carousel-1',
    typeId: 'homeward.carousel',
    data: {heading: 'Rooms', mode: 'scroll', cyclic: false, autoplay: false},
    regions: [{id: 'slides', components: [tile]}]
}
const answer = {
    id: 'home',
    typeId: 'page',
    pageTitle: 'Home',
    regions: [
        {
            id: 'main',
            components: [carousel, {...words, visible: false, id: 'hidden-1'}, words]
        },
        {id: 'below', components: []}
    ]
}

const {commerce, calls} = aCommerce(() => answer)

const nothing = {
    key: undefined,
    at: undefined,
    group: undefined,
    mode: undefined,
    token: undefined
}

test('a preview says where each block stands, and what may stand in it; an empty region is there, too', async () => {
    const {blocks, regions, typeId} = await contentPreview(
        commerce,
        'home',
        undefined,
        nothing
    ).fetch()
    const [first, second] = blocks

    expect(typeId).toBe('page')
    expect(regions).toEqual([
        {id: 'main', links: ['link-of-carousel-1', 'hidden-1', 'words-1']},
        {id: 'below', links: []}
    ])
    expect(first?.mark).toMatchObject({
        id: 'carousel-1',
        link: 'link-of-carousel-1',
        typeId: 'homeward.carousel',
        region: {id: 'slides', allows: expect.arrayContaining(['homeward.imageTile'])}
    })
    expect(first?.type === 'carousel' && first.blocks[0]?.mark).toEqual({
        id: 'tile-1',
        link: 'link-of-tile-1',
        typeId: 'homeward.imageTile',
        isFragment: true,
        isLocalized: false
    })
    expect(second?.mark).toMatchObject({id: 'words-1', link: 'words-1', isLocalized: true})
})

test('no page of a shopper carries any of it', async () => {
    const page = await contentPage(commerce, 'home').fetch()

    expect(JSON.stringify(page)).not.toMatch(/mark|link-of|words-1/)
})

test('the parameters of Page Designer go to the platform as the SDK sends them', async () => {
    await contentPreview(commerce, 'home', undefined, {
        ...nothing,
        mode: 'EDIT',
        token: 'proof'
    }).fetch()

    expect(calls.at(-1)?.query).toMatchObject({mode: 'EDIT', pdToken: 'proof'})
})
