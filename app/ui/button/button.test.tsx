import {act, render, screen} from '@testing-library/react'
import {useState} from 'react'
import {Button} from './button'

const Paying = ({onPay}: {onPay: () => void}) => {
    const [pending, setPending] = useState(false)
    return (
        <Button
            pending={pending}
            onClick={() => {
                setPending(true)
                onPay()
            }}
        >
            Pay
        </Button>
    )
}

test('two presses in one task are one press (G-23, D-30)', async () => {
    let paid = 0
    render(<Paying onPay={() => (paid += 1)} />)
    const button = screen.getByRole('button', {name: 'Pay'})

    await act(async () => {
        button.click()
        button.click()
    })
    await act(async () => button.click())

    expect(paid).toBe(1)
})

test('a button that is not pending can be pressed again', async () => {
    let pressed = 0
    render(<Button onClick={() => (pressed += 1)}>More</Button>)
    const button = screen.getByRole('button', {name: 'More'})

    await act(async () => button.click())
    await act(async () => button.click())

    expect(pressed).toBe(2)
})
