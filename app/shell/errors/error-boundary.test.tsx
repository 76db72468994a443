import {render, screen} from '@testing-library/react'
import {mayComplain} from '../../../tests/support/page-complaints'
import {ErrorBoundary} from './error-boundary'

const Broken = (): never => {
    throw new Error('A price without a currency')
}

test('a page that throws gives way to the last resort, and is forgotten on the next page [ERR-001]', () => {
    mayComplain(/A price without a currency|error occurred in the/)
    const {rerender} = render(
        <ErrorBoundary url="/p/sofa">
            <Broken />
        </ErrorBoundary>
    )
    expect(screen.getByRole('heading')).toHaveTextContent("This page isn't working")

    rerender(<ErrorBoundary url="/cart">Your cart</ErrorBoundary>)

    expect(screen.getByText('Your cart')).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
})

test('what the server could not render is shown as failed until the shopper goes on [ERR-002]', () => {
    const failure = {message: 'The catalogue is closed'}
    const {rerender} = render(
        <ErrorBoundary failure={failure} url="/">
            Home
        </ErrorBoundary>
    )
    expect(screen.getByText('The catalogue is closed')).toBeVisible()

    rerender(
        <ErrorBoundary failure={failure} url="/cart">
            Your cart
        </ErrorBoundary>
    )

    expect(screen.getByText('Your cart')).toBeVisible()
})

test.each`
    setting  | traceOf                                                                   | stack
    ${'on'}  | ${(error: unknown) => (error instanceof Error ? error.stack : undefined)} | ${/A price without a currency/}
    ${'off'} | ${() => undefined}                                                        | ${null}
`(
    'a page that fails in the browser shows its stack if the setting is $setting [ERR-003] (D-41)',
    ({traceOf, stack}) => {
        mayComplain(/A price without a currency|error occurred in the/)
        const {container} = render(
            <ErrorBoundary url="/p/sofa" traceOf={traceOf}>
                <Broken />
            </ErrorBoundary>
        )

        const shown = container.querySelector('pre')
        if (stack === null) expect(shown).toBeNull()
        else expect(shown).toHaveTextContent(stack)
    }
)
