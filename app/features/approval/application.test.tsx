import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {
    fillAddress,
    fillHome,
    fillIncome,
    fillName,
    fillPeople,
    fillPersonal,
    giveCode,
    goOn,
    heading,
    press,
    submit,
    type
} from '../../../tests/support/values/application-fields'
import {codeSentTo} from '../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../tests/support/page-complaints'
import {reloadApplication} from './frame/application-store'

jest.setTimeout(60_000)

const browser = applicationBrowser()

/** The last thing that a page of a result shows. */
const contact = () => screen.findByText(/^Call Homeward/)

const open = async (address: string) => {
    const page = await browser.show({address, storeId: '01001'})
    /** The page and all that this browser keeps, as one text. */
    const stored = () =>
        [...page.cache.getQueryCache().getAll(), ...page.cache.getMutationCache().getAll()]
            .map(({state}) => JSON.stringify(state))
            .concat(
                JSON.stringify({...window.localStorage}),
                JSON.stringify({...window.sessionStorage})
            )
            .concat(document.cookie, page.address(), document.body.innerHTML)
            .join('\n')
    return {...page, stored}
}

test('from the first button to an approval: each step is checked, and the secrets travel once [APPR-001] [APPR-008] [APPR-009] [APPR-011] [APPR-020] [APPR-024] [CHECKOUT-003] [ROUTE-015] [ROUTE-022] (D-24, D-26)', async () => {
    const ssn = '512438861'
    const {container, address, stored, settled} = await open('/instant-approval')
    await heading('Instant approval')
    await settled()
    expect(await axe(container)).toHaveNoViolations()

    await press('Start my application')
    await heading('Your mobile phone')
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    await goOn()
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your mobile phone number')
    await type('Mobile phone number', '(310) 555-0142')
    await userEvent.click(screen.getByRole('checkbox'))
    await goOn()

    await heading('Enter the code')
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    await giveCode(codeSentTo(browser.sandbox, '3105550142'))

    await heading('About you')
    expect(screen.getByText(/We filled in what we found/)).toBeVisible()
    await goOn()
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('Enter your Social Security number or ITIN')
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    await fillPersonal(ssn)
    await fillHome()
    await fillIncome()
    await fillPeople()

    await heading('Check your answers')
    expect(screen.getByText('***-**-8861')).toBeVisible()
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    expect(stored()).not.toContain(ssn)
    expect(stored()).not.toContain('1988-02-29')
    expect(JSON.stringify({...window.sessionStorage})).not.toContain('Person 0')
    await submit()

    await heading('You’re approved!')
    expect((await screen.findAllByText('$60.00'))[0]).toBeVisible()
    await contact()
    expect(address()).toBe('/approved')
    await settled()
    expect(await axe(container)).toHaveNoViolations()
    expect(stored()).not.toContain(ssn)
    expect(window.sessionStorage).toHaveLength(0)
    const carriers = browser.server.calls.filter(({body}) => body.includes(ssn))
    expect(carriers.map(({method}) => method)).toEqual(['PATCH'])
    const aboutOthers = browser.server.calls.filter(({body}) => body.includes('Person 1'))
    expect(aboutOthers.map(({path}) => path.split('/').at(-1))).toEqual(['decision'])
})

test.each`
    end    | title                               | address                | message
    ${'6'} | ${'You’re approved on a condition'} | ${'/pre-approvedPage'} | ${/pay stub/}
    ${'2'} | ${'We can’t approve you right now'} | ${'/declined'}         | ${/30 days after this decision: from/}
`('a number that ends in $end leads to $address [APPR-010] [APPR-012]', async (row) => {
    const {container, address, settled} = await open('/web-order-form')
    await heading('Your mobile phone')
    await press('Fill in the form myself')
    await fillName()
    await fillPersonal(`51243886${row.end}`)
    await fillAddress()
    await fillHome()
    await fillIncome()
    await fillPeople()
    await submit()

    await heading(row.title)
    expect(await screen.findByText(row.message)).toBeVisible()
    await contact()
    expect(address()).toBe(row.address)
    await settled()
    expect(await axe(container)).toHaveNoViolations()
})

test('a step cannot be reached without the one before, and the answers are kept after a reload (D-24)', async () => {
    window.sessionStorage.setItem(
        'application-draft',
        JSON.stringify({
            startedAt: Date.now(),
            phoneStep: 'skipped',
            phone: '3105550142',
            draft: {
                personal: {
                    firstName: 'Ada',
                    lastName: 'Hale',
                    email: 'ada@example.com',
                    phone: '3105550142'
                }
            }
        })
    )
    reloadApplication()

    const {address} = await open('/web-order-form/review')

    await heading('About you')
    expect(address()).toBe('/web-order-form/personal')
    expect(screen.getByText(/Welcome back/)).toBeVisible()
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com')
    expect(screen.getByLabelText('Social Security number or ITIN')).toHaveValue('')
})

test('when the instant approval fails no message is shown, and the button can be pressed again [APPR-015]', async () => {
    mayComplain(/The instant approval failed/)
    browser.server.answerInstead(({pathname}) =>
        pathname.endsWith('/instantapproval') ? new Response('{}', {status: 500}) : undefined
    )
    const {address} = await open('/instant-approval')
    await heading('Instant approval')

    await press('Start my application')
    const button = screen.getByRole('button', {name: 'Start my application'})
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))

    expect(address()).toBe('/instant-approval')
    expect(screen.queryByRole('alert')).toBeNull()
    browser.server.answerInstead(() => undefined)
    await userEvent.click(button)
    await heading('Your mobile phone')
})
