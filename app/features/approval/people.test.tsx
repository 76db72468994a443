import {screen, waitFor} from '@testing-library/react'
import {addDays, type CalendarDay} from '@app/domain/calendar'
import {dayIn} from '@app/lib/wall-clock'
import {answerAll} from '../../../tests/support/answered-application'
import {applicationBrowser} from '../../../tests/support/application-browser'
import {heading, press, submit} from '../../../tests/support/application-fields'
import {mayComplain} from '../../../tests/support/page-complaints'

jest.setTimeout(60_000)

const browser = applicationBrowser()
beforeEach(() => mayComplain(/client ip is not available/))

const inWords = (day: CalendarDay): string =>
    new Date(day).toLocaleDateString('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** The table of docs/sandbox.md: each answer to an application, and who gets it. */
test.each`
    who         | storeId    | address                       | title
    ${'morgan'} | ${'01001'} | ${'/approved'}                | ${'You’re approved!'}
    ${'jordan'} | ${'01001'} | ${'/pre-approvedPage'}        | ${'You’re approved on a condition'}
    ${'riley'}  | ${'01001'} | ${'/declined'}                | ${'We can’t approve you right now'}
    ${'sawyer'} | ${'01001'} | ${'/declined'}                | ${'We can’t approve you right now'}
    ${'casey'}  | ${'01001'} | ${'/payfone'}                 | ${'Your mobile phone'}
    ${'quincy'} | ${'01001'} | ${'/payfone'}                 | ${'Your mobile phone'}
    ${'casey'}  | ${'01003'} | ${'/web-order-form/personal'} | ${'About you'}
    ${'casey'}  | ${'01013'} | ${'/service-failure'}         | ${'We can’t answer your application right now'}
`(
    '$who who starts an application at the store $storeId is led to $address [APPR-008…013] [VERIFY-005]',
    async ({who, storeId, address, title}) => {
        browser.signedIn(`${who}@homeward.example`)
        const page = await browser.show({address: '/instant-approval', storeId})
        await heading('Instant approval')
        await page.settled()
        await press('Start my application')

        await waitFor(() => expect(page.address()).toBe(address), {timeout: 20_000})
        await heading(title)
    }
)

test('ten days after a refusal the page still counts the day to apply again from the refusal [ROUTE-025] (G-22) (D-33)', async () => {
    browser.signedIn('riley@homeward.example')
    await browser.show({address: '/declined', storeId: '01001'})
    const again = await screen.findByText(/^You may apply again 30 days after this decision: from /)
    expect(again).toBeVisible()
    const inTwentyDays = addDays(dayIn('America/Los_Angeles', new Date()), 20)
    expect(again).toHaveTextContent(`from ${inWords(inTwentyDays)} on.`)
})

test.each`
    end    | address
    ${'1'} | ${'/approved'}
    ${'2'} | ${'/declined'}
    ${'4'} | ${'/pre-approvedPage'}
    ${'6'} | ${'/pre-approvedPage'}
`('a number that ends in $end is answered at $address [APPR-010…012]', async ({end, address}) => {
    answerAll(`51243886${end}`)
    const page = await browser.show({address: '/web-order-form/review', storeId: '01001'})
    await submit()

    await screen.findByText(/^(What happens next|Keep looking around)$/, {}, {timeout: 20_000})
    expect(page.address()).toBe(address)
})

test('where a store verifies nobody in a step of its own, a photo of the ID is sent [VERIFY-004]', async () => {
    browser.signedIn('jordan@homeward.example')
    const {settled} = await browser.show({address: '/pre-approvedPage', storeId: '01003'})
    await heading('You’re approved on a condition')
    expect(await screen.findByRole('link', {name: 'Send documents'})).toBeVisible()
    await settled()

    expect(screen.queryByRole('link', {name: 'Verify my identity'})).toBeNull()
})
