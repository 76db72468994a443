import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {iconOwner} from '@app/commerce/account/payments/due-badge'
import {withAppIcon, withoutAppIcon} from '../../../../tests/support/browser/app-icon'
import {aCustomer} from '../../../../tests/support/shop/given-session'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {DueOnIconSection} from './due-on-icon'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
    withoutAppIcon()
    Reflect.deleteProperty(window, 'Notification')
})

const show = () =>
    renderPage(<DueOnIconSection />, {
        session: {
            identity: aCustomer(),
            own: () => Promise.reject(new Error('Nothing is read here'))
        }
    })

const choice = () =>
    screen.queryByRole('switch', {name: 'Show on the app’s icon when a payment is due'})

const notices = () => screen.queryAllByText(/^This device does not let the app mark its icon/)

const press = async () => {
    const shown = choice()
    if (!shown) throw new Error('There is no switch')
    await userEvent.click(shown)
}

/** An iPhone's browser in an app from the home screen; the shopper answers its question about notifications. */
const onAnIPhone = (before: NotificationPermission, answer: NotificationPermission) => {
    const requests: string[] = []
    Object.assign(navigator, {standalone: true})
    Object.assign(window, {
        Notification: {
            permission: before,
            requestPermission: () => {
                requests.push('notifications')
                return Promise.resolve(answer)
            }
        }
    })
    return requests
}

test('where the browser can put nothing on an icon, there is no switch', () => {
    show()

    expect(choice()).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
})

test('the switch is off at first, says what it does, and is turned on and off by the keyboard too', async () => {
    const icon = withAppIcon()
    const {container} = show()
    expect(choice()).not.toBeChecked()
    expect(choice()).toHaveAccessibleDescription(/how many payments are due or late, and nothing/)
    expect(await axe(container)).toHaveNoViolations()

    await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(choice()).toBeChecked())
    expect(iconOwner.read()).toBe('customer-1')

    icon.numbers.push(2)
    await press()
    await waitFor(() => expect(choice()).not.toBeChecked())
    expect(iconOwner.read()).toBeNull()
    expect(icon.latest()).toBe(0)
})

test('the switch shows what was pressed before the browser has answered', async () => {
    withAppIcon()
    let answer: () => void = () => undefined
    navigator.clearAppBadge = () => new Promise((resolve) => (answer = resolve))
    show()

    await press()
    expect(choice()).toBeChecked()
    expect(iconOwner.read()).toBeNull()

    answer()
    await waitFor(() => expect(iconOwner.read()).toBe('customer-1'))
    expect(choice()).toBeChecked()
})

test('who turns it off again before the browser has answered has it off', async () => {
    withAppIcon()
    const answers: (() => void)[] = []
    navigator.clearAppBadge = () => new Promise((resolve) => void answers.push(resolve))
    show()

    await press()
    await press()
    expect(choice()).not.toBeChecked()
    answers[0]?.()
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()

    await waitFor(() => expect(iconOwner.read()).toBeNull())
    expect(choice()).not.toBeChecked()
})

test('somebody else’s switch of the same browser is not this customer’s', () => {
    withAppIcon()
    iconOwner.write('customer-2')
    show()

    expect(choice()).not.toBeChecked()
})

test('a browser that refuses is told of, and the switch stays off', async () => {
    withAppIcon({refuses: true})
    const {container} = show()

    await press()

    await waitFor(() => expect(notices()).toHaveLength(1))
    expect(choice()).not.toBeChecked()
    expect(iconOwner.read()).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    before       | answer       | requests             | isOn
    ${'default'} | ${'granted'} | ${['notifications']} | ${true}
    ${'default'} | ${'denied'}  | ${['notifications']} | ${false}
    ${'granted'} | ${'granted'} | ${[]}                | ${true}
    ${'denied'}  | ${'denied'}  | ${[]}                | ${false}
`(
    'on an iPhone with notifications $before, and $answer after a question, the switch is on: $isOn',
    async ({before, answer, requests, isOn}) => {
        withAppIcon()
        const made = onAnIPhone(before, answer)
        show()

        await press()

        await waitFor(() =>
            expect({owner: iconOwner.read(), notices: notices().length}).toEqual(
                isOn ? {owner: 'customer-1', notices: 0} : {owner: null, notices: 1}
            )
        )
        expect(made).toEqual(requests)
    }
)
