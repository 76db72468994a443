import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {anApplication} from '../../../../tests/support/values/an-application'
import {applicationBrowser} from '../../../../tests/support/browser/application-browser'
import {heading, press} from '../../../../tests/support/values/application-fields'
import {addAnswers, changeApplication} from '../frame/application-store'

jest.setTimeout(60_000)

const browser = applicationBrowser()
const {personal, home, income} = anApplication()

const showReferences = async () => {
    changeApplication({phoneStep: 'skipped'})
    addAnswers({personal, home, income})
    const page = await browser.show({address: '/web-order-form/references', storeId: '01001'})
    await heading('People who know you')
    await screen.findByRole('group', {name: 'Person 1'}, {timeout: 15_000})
    return page
}

const personOf = (legend: string) => within(screen.getByRole('group', {name: legend}))

test('each wrong answer about other people says whose it is [ROUTE-022] (G-20) (D-23)', async () => {
    await showReferences()
    await userEvent.type(personOf('Person 2').getByLabelText('Phone number'), '123')
    await press('Continue')

    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map(({textContent}) => textContent)).toEqual([
        'Landlord: enter a name',
        'Landlord: enter a phone number',
        'Person 1: enter a name',
        'Person 1: enter a phone number',
        'Person 2: enter a name',
        'Person 2: enter a US phone number with ten digits'
    ])
})

test('another person can be added and removed; the focus goes to the next field (G-20)', async () => {
    await showReferences()
    expect(screen.queryByRole('button', {name: /^Remove/})).toBeNull()
    await press('Add another person')
    expect(personOf('Person 3').getByLabelText('Name')).toHaveFocus()
    await userEvent.type(personOf('Person 3').getByLabelText('Name'), 'Kim')
    await press('Add another person')
    expect(screen.queryByRole('button', {name: 'Add another person'})).toBeNull()
    expect(screen.queryByRole('button', {name: 'Remove person 3'})).toBeNull()

    await press('Remove person 4')
    expect(personOf('Person 3').getByLabelText('Name')).toHaveFocus()
    await press('Remove person 3')
    expect(screen.queryByRole('group', {name: 'Person 3'})).toBeNull()
    await press('Add another person')
    expect(personOf('Person 3').getByLabelText('Name')).toHaveValue('')
})
