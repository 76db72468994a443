import {render, screen, waitFor} from '@testing-library/react'
import {useEffect} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {hydratedLater} from './hydrated-later'

const drawn = jest.fn()
const pressed = jest.fn()

const Part = ({price}: {price: string}) => {
    drawn(price)
    return (
        <button type="button" onClick={pressed}>
            {price}
        </button>
    )
}

const LaterPart = hydratedLater(Part)

const Page = ({onAlive, price = '$5'}: {onAlive?: () => void; price?: string}) => {
    useEffect(() => onAlive?.(), [onAlive])
    return <LaterPart price={price} />
}

test('a part that comes alive later stands on the server’s page, and answers once the page does', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Page />)
    const button = screen.getByRole('button', {name: '$5'})
    drawn.mockClear()
    const alive = jest.fn(() => drawn('nothing yet'))

    hydrateRoot(container, <Page onAlive={alive} />)
    await waitFor(() => expect(drawn.mock.calls).toEqual([['nothing yet'], ['$5']]))
    button.click()

    expect(pressed).toHaveBeenCalledTimes(1)
    expect(button.isConnected).toBe(true)
})

test('it is drawn anew for other properties only', () => {
    const {rerender} = render(<Page />)
    drawn.mockClear()

    rerender(<Page />)
    expect(drawn).not.toHaveBeenCalled()

    rerender(<Page price="$6" />)
    expect(drawn).toHaveBeenCalledWith('$6')
})
