import {act, fireEvent, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {useRef, useState} from 'react'
import {Menu} from '@app/ui/overlay/menu'
import {showInShop} from '../../../tests/support/shop/render-page'
import {StoreConfirmation} from './store-confirmation'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
    jest.useRealTimers()
    scrollTo(0)
})

const scrollTo = (pixels: number) => {
    Object.defineProperty(window, 'scrollY', {value: pixels, configurable: true})
    fireEvent.scroll(window)
}

type OnChoice = (what: 'change' | 'close') => void

/** The question beside the header's link, as long as nobody has answered it. */
const Opened = ({onChoice}: {onChoice: OnChoice}) => {
    const linkRef = useRef<HTMLAnchorElement>(null)
    const [isOpen, setOpen] = useState(true)
    const end = (what: 'change' | 'close') => () => {
        onChoice(what)
        setOpen(false)
    }
    return (
        <>
            <a ref={linkRef} href="/store-locator">
                My Store
            </a>
            {isOpen ? (
                <StoreConfirmation
                    address="1025 Oak Ave"
                    linkRef={linkRef}
                    onChange={end('change')}
                    onClose={end('close')}
                />
            ) : null}
        </>
    )
}

const shown = () => {
    const done: string[] = []
    const {container} = showInShop(<Opened onChoice={(what) => done.push(what)} />)
    return {container, done}
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('asks whether the store is right, and offers to change the delivery location [STORE-056, STORE-057]', async () => {
    const {container, done} = shown()

    expect(screen.getByText('Did we get it right?')).toBeVisible()
    expect(screen.getByText('1025 Oak Ave')).toBeVisible()
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()

    fireEvent.click(screen.getByRole('button', {name: 'Change delivery location'}))
    expect(done).toEqual(['change'])
})

test.each`
    ms        | closes
    ${9_999}  | ${[]}
    ${10_000} | ${['close']}
`('after $ms ms: $closes [STORE-059]', ({ms, closes}) => {
    const {done} = shown()

    wait(ms)

    expect(done).toEqual(closes)
})

test.each`
    pixels | closes
    ${300} | ${[]}
    ${301} | ${['close']}
`('scrolled by $pixels px: $closes [STORE-060]', ({pixels, closes}) => {
    const {done} = shown()

    scrollTo(pixels)

    expect(done).toEqual(closes)
})

test('stays while it is pointed at or has the focus', () => {
    const {done} = shown()
    const popover = screen.getByRole('region', {name: 'Did we get it right?'})

    fireEvent.pointerEnter(popover)
    wait(60_000)
    expect(done).toEqual([])

    fireEvent.pointerLeave(popover)
    wait(10_000)
    expect(done).toEqual(['close'])
})

const click = (name: string) => void fireEvent.click(screen.getByRole('button', {name}))
const press = (name: string) => async () => click(name)
/** The popover begins to listen, and ends, a moment later. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(20))
const escape = async () => {
    await pass()
    fireEvent.keyDown(document.body, {key: 'Escape'})
    await pass()
}

describe.each<[way: string, close: () => Promise<void>]>([
    ['its button', press('Close')],
    ['the way to another store', press('Change delivery location')],
    ['Escape', escape],
    ['scrolling', async () => scrollTo(301)]
])('closed by %s', (_, close) => {
    test('the keyboard is at the link to the stores, if it was in the question [STORE-057, STORE-060]', async () => {
        const {done} = shown()
        act(() => screen.getByRole('button', {name: 'Close'}).focus())

        await close()

        expect(done).toHaveLength(1)
        expect(screen.queryByText('Did we get it right?')).not.toBeInTheDocument()
        expect(screen.getByRole('link', {name: 'My Store'})).toHaveFocus()
    })

    test('the keyboard stays where it is elsewhere', async () => {
        const {done} = shown()

        await close()

        expect(done).toHaveLength(1)
        expect(document.body).toHaveFocus()
    })
})

/** The question, opened when the test says so, beside a menu. */
const OpenedLater = ({onChoice}: {onChoice: OnChoice}) => {
    const [isShown, setShown] = useState(false)
    return (
        <>
            <Menu items={[{label: 'Orders', to: '/account/orders'}]}>Ada</Menu>
            <button type="button" onClick={() => setShown(true)}>
                Show
            </button>
            {isShown ? <Opened onChoice={onChoice} /> : null}
        </>
    )
}

describe('beside a menu', () => {
    const clicked = async (...names: string[]) => {
        const done: string[] = []
        showInShop(<OpenedLater onChoice={(what) => done.push(what)} />)
        for (const name of names) {
            click(name)
            await pass()
        }
        return {done, menu: screen.getByRole('menu', {name: 'Ada'})}
    }

    test('that was opened after it the question goes alone', async () => {
        const {done, menu} = await clicked('Show', 'Ada')

        wait(10_000)
        await pass()

        expect(done).toEqual(['close'])
        expect(menu).toBeVisible()
    })

    test('that was opened before it the question stays when the menu goes', async () => {
        const {done, menu} = await clicked('Ada', 'Show')

        click('Ada')
        await pass()

        expect(menu).not.toBeInTheDocument()
        expect(done).toEqual([])
    })
})
