import {renderHook, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import type {LandingBlock} from '@app/commerce/content/category-landing'
import type {Loadable} from '@app/routing/route/commerce-query'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {LandingBanner, LandingBlocks, useLanding} from './landing'
import {listingAt} from '../listing'

const banner = {
    type: 'banner',
    heading: 'Rooms that feel finished',
    text: 'Delivered.',
    image: null,
    action: {label: 'How it works', href: '/how-rac-works'}
} as const
const links: LandingBlock = {type: 'link-list', heading: 'Guides', links: []}

const there: Loadable<LandingBlock[]> = {state: 'ready', value: [banner, links]}
const onItsWay: Loadable<LandingBlock[]> = {state: 'loading'}

type Given = {address: string; landing: Loadable<LandingBlock[]>}

/** The landing's blocks above and below the products. */
const aLanding = (given: Given) => {
    const {result, rerender} = renderHook(
        ({address, landing}: Given) => {
            const {pathname, searchParams: search} = new URL(address, 'https://shop.example')
            return useLanding(listingAt({pathname, search}), landing)
        },
        {initialProps: given}
    )
    const placed = () => ({
        above: result.current.above?.heading,
        below: result.current.below.map((block) => block.type)
    })
    return {placed, then: rerender}
}

const none = {above: undefined, below: []}

test('the first banner is above the products, the other content below [CONTENT-001]', () => {
    const {placed} = aLanding({address: '/c/furniture', landing: there})

    expect(placed()).toEqual({above: banner.heading, below: ['link-list']})
})

test('content that arrives after the products does not move them', () => {
    const {placed, then} = aLanding({address: '/c/furniture', landing: onItsWay})
    const before = placed()
    then({address: '/c/furniture', landing: there})

    expect(before).toEqual(none)
    expect(placed()).toEqual({above: undefined, below: ['banner', 'link-list']})
})

test('a filter hides the landing content; without the filter it is shown again, below the products', () => {
    const {placed, then} = aLanding({address: '/c/furniture', landing: there})
    then({address: '/c/furniture?refine=brand%3DLG', landing: there})
    const filtered = placed()
    then({address: '/c/furniture', landing: there})

    expect(filtered).toEqual(none)
    expect(placed()).toEqual({above: undefined, below: ['banner', 'link-list']})
})

test('the next category has its own banner above its products', () => {
    const {placed, then} = aLanding({address: '/c/beds', landing: onItsWay})
    then({address: '/c/furniture', landing: there})

    expect(placed().above).toBe(banner.heading)
})

test('if the landing content cannot be loaded, nothing is shown in its place', () => {
    const failed: Loadable<LandingBlock[]> = {
        state: 'failed',
        failure: {status: 503, code: 'unavailable'},
        retry: () => undefined
    }

    expect(aLanding({address: '/c/furniture', landing: failed}).placed()).toEqual(none)
})

test('the landing’s parts have links, and no accessibility faults', async () => {
    const {container} = showInShop(
        <main>
            <h1>Furniture</h1>
            <LandingBanner banner={banner} />
            <LandingBlocks
                blocks={[
                    {...banner, heading: 'A whole bedroom'},
                    links,
                    {type: 'rich-text', html: '<p>Words</p>'}
                ]}
            />
        </main>
    )

    expect(screen.getByRole('region', {name: banner.heading})).toHaveTextContent('Delivered.')
    expect(screen.getByRole('region', {name: 'A whole bedroom'})).toBeVisible()
    expect(screen.getByText('Words')).toBeVisible()
    expect(screen.getAllByRole('link', {name: 'How it works'})).toHaveLength(2)
    expect(await axe(container)).toHaveNoViolations()
})
