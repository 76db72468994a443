import {parse} from '@formatjs/icu-messageformat-parser'
import {render, screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import spanish from '../../../translations/es-US.json'
import {PageBanner, type PageBannerProps} from '../layout/page-banner'
import {MessagesProvider} from '../messages-provider'
import {BareError, ErrorPage} from './error-page'
import {NotFoundPage} from './failure-views'

test('it says what happened and what to do, even where nothing else works [ERR-001, ERR-002, ERR-003, ERR-004, ERR-005, ERR-006]', async () => {
    const {container} = render(<BareError message="Service answered 503" stack="Error: at x" />)

    expect(screen.getByRole('heading', {name: "This page isn't working"})).toBeVisible()
    expect(screen.getByText('Service answered 503')).toBeVisible()
    expect(screen.getByText('Error: at x')).toBeInTheDocument()
    expect(
        screen.getByText(
            'An error has occurred. Try refreshing the page or if you need immediate help please contact support.'
        )
    ).toBeVisible()
    expect(screen.getByRole('button', {name: 'Refresh the page'})).toBeVisible()
    expect(screen.getByRole('link', {name: 'Contact Support'})).toHaveAttribute(
        'href',
        '/contact-us'
    )
    expect(await axe(container)).toHaveNoViolations()
})

test('its logo leads home; inside the frame the header’s does [SHELL-026]', () => {
    const {rerender} = showInShop(<ErrorPage />)
    expect(screen.getByRole('link', {name: /home$/})).toHaveAttribute('href', '/')

    rerender(<ErrorPage insideLayout />)
    expect(screen.queryByRole('link', {name: /home$/})).not.toBeInTheDocument()
})

test('it speaks the language that is set, and its links lead to pages in it [ERR-004, SHELL-026] (G-01)', () => {
    const messages = Object.fromEntries(
        Object.entries(spanish)
            .filter(([id]) => /^(?:error-page|common)\./.test(id))
            .map(([id, text]) => [id, parse(text)])
    )
    render(
        <MessagesProvider locale="es-US" messages={messages}>
            <BareError />
        </MessagesProvider>
    )

    expect(screen.getByRole('heading', {name: spanish['error-page.title']})).toBeVisible()
    expect(screen.getByRole('link', {name: /inicio$/})).toHaveAttribute('href', '/es-US')
    expect(screen.getByRole('link', {name: spanish['error-page.contact']})).toHaveAttribute(
        'href',
        '/es-US/contact-us'
    )
})

test('without a stack there are no technical details [D-10]', () => {
    showInShop(<ErrorPage />)

    expect(screen.queryByText('Technical details')).not.toBeInTheDocument()
})

test('what failed inside the layout is fetched again [ERR-005]', async () => {
    let requested = 0
    showInShop(<ErrorPage insideLayout onRefresh={() => (requested += 1)} />)

    await userEvent.click(screen.getByRole('button', {name: 'Refresh the page'}))

    expect(requested).toBe(1)
})

test('an unknown address offers a search and the way home (G-09)', async () => {
    const {container} = showInShop(<NotFoundPage />)

    expect(screen.getByRole('searchbox', {name: 'Search the shop'})).toBeVisible()
    expect(screen.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/')
    expect(await axe(container)).toHaveNoViolations()
})

test.each<[string, PageBannerProps['of'], string]>([
    ['SHELL-028', {kind: 'loading'}, 'Loading...'],
    ['SHELL-029', {kind: 'error', statusText: 'Bad Gateway'}, 'Error: Bad Gateway'],
    ['SHELL-030', {kind: 'error'}, 'An error occurred']
])('the page banner speaks [%s]', (_, of, text) => {
    showInShop(<PageBanner of={of} />)

    expect(screen.getByText(text)).toBeVisible()
})
