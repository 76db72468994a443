import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {renderToString} from 'react-dom/server'
import {IntlProvider} from 'react-intl'
import {mayComplain} from '../../../../tests/support/page-complaints'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {Carousel} from './carousel'
import {Grid} from './grid'
import {Video} from '../video'

const poster = {link: '/dw/image/v2/HMWD_001/room.webp', alt: 'A room', width: 1600, height: 1000}

const aCarousel = (cyclic: boolean, autoplay: number | null = null) => (
    <Carousel
        heading="Rooms"
        mode="slide"
        cyclic={cyclic}
        autoplay={autoplay}
        slides={1}
        slidesOnTablets={1}
        slidesOnPhones={1}
    >
        {['Living', 'Sleeping', 'Cooking'].map((room) => (
            <a key={room} href={`/c/${room}`}>
                {room}
            </a>
        ))}
    </Carousel>
)

/** The first HTML of a carousel, before any script: how it goes on is in tests/e2e/journeys/browsing/regions.spec.ts. */
const firstHtml = (carousel: JSX.Element) => {
    // The part believes to be in a browser here, as it does not on the server.
    mayComplain(/useLayoutEffect does nothing on the server/)
    const root = document.createElement('div')
    root.innerHTML = renderToString(
        <IntlProvider locale="en" messages={{}} onError={() => undefined}>
            {carousel}
        </IntlProvider>
    )
    return within(root)
}

test.each`
    cyclic   | disabled
    ${false} | ${true}
    ${true}  | ${false}
`(
    'at its first slide, a carousel (cyclic: $cyclic) has its previous button disabled: $disabled [CONTENT-022, CONTENT-024]',
    ({cyclic, disabled}) => {
        const shown = firstHtml(aCarousel(cyclic))

        const previous = shown.getByRole<HTMLButtonElement>('button', {name: 'Previous slide'})
        expect(previous.disabled).toBe(disabled)
    }
)

test('every slide of a carousel is in the first HTML, and is read [CONTENT-003]', () => {
    expect(firstHtml(aCarousel(false)).getAllByRole('link')).toHaveLength(3)
})

test.each`
    autoplay | pauses
    ${3000}  | ${1}
    ${null}  | ${0}
`(
    'a carousel that goes on by itself after $autoplay ms has $pauses buttons to pause it [WCAG 2.2.2, CONTENT-002]',
    ({autoplay, pauses}) => {
        const shown = firstHtml(aCarousel(true, autoplay))

        expect(shown.queryAllByRole('button', {name: 'Pause'})).toHaveLength(pauses)
    }
)

test.each`
    layout   | cells
    ${'1x1'} | ${1}
    ${'2x1'} | ${2}
    ${'2x2'} | ${4}
    ${'2x3'} | ${6}
    ${'3x1'} | ${3}
    ${'3x2'} | ${6}
`('a grid of $layout has $cells cells [CONTENT-004…009]', ({layout, cells}) => {
    showInShop(
        <Grid heading="Cells" layout={layout}>
            {['1', '2', '3', '4', '5', '6', '7'].map((cell) => (
                <p key={cell}>{cell}</p>
            ))}
        </Grid>
    )

    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(cells)
})

test('a video is its poster, and the player’s frame only once it is pressed [CONTENT-017]', async () => {
    const {container} = showInShop(
        <Video
            heading="How it works"
            text=""
            address="https://player.example/abc"
            poster={poster}
        />
    )
    expect(screen.getByRole('img', {name: 'A room'})).toBeVisible()
    expect(screen.queryByTitle('How it works')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()

    await userEvent.click(screen.getByRole('button', {name: 'Play video: How it works'}))

    expect(screen.getByTitle('How it works')).toHaveAttribute('src', 'https://player.example/abc')
    expect(screen.getByTitle('How it works')).toHaveFocus()
})

test('without a player, a video is its poster alone (D-37)', () => {
    showInShop(<Video heading="How it works" text="" address="" poster={poster} />)

    expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
