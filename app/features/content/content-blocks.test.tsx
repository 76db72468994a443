import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Category} from '@app/commerce/categories/category'
import type {Block} from '@app/commerce/content/blocks'
import {showInShop} from '../../../tests/support/shop/render-page'
import {aTile} from '../../../tests/support/values/builders'
import {eventsOfEachTest} from '../../../tests/support/values/shop-events'
import {ContentBlocks} from './content-blocks'

const events = eventsOfEachTest()

const aCategory = (own: Pick<Category, 'id' | 'name' | 'path'>): Category => ({
    thumbnail: `/dw/image/v2/HMWD_001/${own.id}.webp`,
    background: null,
    showInMenu: true,
    showInLanding: true,
    restricted: false,
    children: [],
    ...own
})

const quiet = {
    ...aCategory({id: 'quiet', name: 'Quiet', path: 'quiet'}),
    showInLanding: false
}
const sofas = aCategory({id: 'sofas', name: 'Sofas', path: 'furniture/living-room/sofas'})
const furniture = aCategory({id: 'furniture', name: 'Furniture', path: 'furniture'})
const tree = [{...furniture, children: [sofas]}, quiet]

const picture = {link: '/dw/image/v2/HMWD_001/room.webp', alt: 'A room', width: 1600, height: 1000}

const hero: Block = {
    type: 'hero',
    heading: 'The home you want',
    text: 'At a pace you choose',
    image: picture,
    action: {label: 'Shop all', href: '/shop-all'},
    secondAction: null
}

const everything: Block[] = [
    hero,
    {
        type: 'shop-by-category',
        heading: 'Shop by category',
        shopAll: {label: 'Shop All', href: '/shop-all'},
        categoryIds: ['furniture', 'sofas', 'gone', 'quiet']
    },
    {
        type: 'promise',
        heading: 'Why us',
        points: [
            {icon: 'truck', heading: 'Free delivery', text: 'We bring it in.'},
            {icon: 'unknown', heading: 'Return any time', text: 'Plans change.'}
        ]
    },
    {
        type: 'banner',
        heading: 'Know your limit',
        text: 'It takes minutes.',
        image: null,
        action: null
    },
    {type: 'link-list', heading: 'More', links: [{label: 'Deals', href: '/deals'}]},
    {type: 'contact-tile', heading: 'Questions?', text: 'Ask us.', action: null},
    {type: 'rich-text', html: '<p>Not available in MN or WI.</p>'}
]

const show = (blocks: Block[]) =>
    showInShop(
        <main>
            <ContentBlocks blocks={blocks} categories={tree} frequency="weekly" />
        </main>
    )

test('blocks come in the order that editors gave them [CONTENT-001]', () => {
    show(everything)

    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
        'The home you want',
        'Shop by category',
        'Why us',
        'Free delivery',
        'Return any time',
        'Know your limit',
        'More',
        'Questions?'
    ])
})

test('all that a home page may hold can be read by everybody', async () => {
    const {container} = show(everything)

    expect(await axe(container)).toHaveNoViolations()
})

test('the opening picture is fetched first', () => {
    show([hero])

    expect(screen.getByRole('img', {name: 'A room'})).toHaveAttribute('fetchpriority', 'high')
})

test('categories have their pictures and addresses; one that is gone is left out [CONTENT-012]', () => {
    show(everything)

    expect(screen.getByRole('link', {name: 'Furniture'})).toHaveAttribute(
        'href',
        '/c/furniture?sort=MOST_POPULAR'
    )
    expect(screen.getByRole('link', {name: 'Sofas'})).toHaveAttribute(
        'href',
        '/c/furniture/living-room/sofas?sort=MOST_POPULAR'
    )
    expect(screen.getByRole('link', {name: 'Shop All'})).toHaveAttribute('href', '/shop-all')
})

test('a category without the flag for landing pages is left out [PLP-018]', () => {
    show(everything)

    expect(screen.queryByRole('link', {name: 'Quiet'})).not.toBeInTheDocument()
})

test('a row of products without products is not there [CONTENT-033]', () => {
    show([{type: 'product-scroller', heading: 'Popular', products: [], more: null}])

    expect(screen.queryByText('Popular')).not.toBeInTheDocument()
})

test('the button of an exchange price card tells of which product, and leads where editors say [ANALYTICS-018, ROUTE-013]', async () => {
    show([
        {
            type: 'price-card',
            heading: 'Change your sofa',
            text: '',
            product: aTile({id: 'sofa-1'}),
            action: {label: 'Shop now', href: '/shop-all'}
        }
    ])

    await userEvent.click(await screen.findByRole('link', {name: 'Shop now'}))

    expect(events).toEqual([{event: 'exchange-pressed', productId: 'sofa-1'}])
})
