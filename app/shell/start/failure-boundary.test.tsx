import {render, screen} from '@testing-library/react'
import {mayComplain} from '../../../tests/support/page-complaints'
import {FailureBoundary} from './failure-boundary'

const Broken = (): never => {
    throw new Error('A price without a currency')
}

test('a page that throws gives way to the last resort, and is forgotten on the next page [ERR-001]', () => {
    mayComplain(/A price without a currency|error occurred in the/)
    const {rerender} = render(
        <FailureBoundary place="/p/sofa">
            <Broken />
        </FailureBoundary>
    )
    expect(screen.getByRole('heading')).toHaveTextContent("This page isn't working")

    rerender(<FailureBoundary place="/cart">Your cart</FailureBoundary>)

    expect(screen.getByText('Your cart')).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
})

test('what the server could not render is shown as failed until the shopper goes on [ERR-002]', () => {
    const failure = {message: 'The catalogue is closed'}
    const {rerender} = render(
        <FailureBoundary failure={failure} place="/">
            Home
        </FailureBoundary>
    )
    expect(screen.getByText('The catalogue is closed')).toBeVisible()

    rerender(
        <FailureBoundary failure={failure} place="/cart">
            Your cart
        </FailureBoundary>
    )

    expect(screen.getByText('Your cart')).toBeVisible()
})
