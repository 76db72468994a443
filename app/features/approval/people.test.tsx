import {screen, waitFor} from '@testing-library/react'
import {axe} from 'jest-axe'
import {addDays, type CalendarDay} from '@app/domain/calendar/calendar'
import {dayIn} from '@app/lib/browser/wall-clock'
import {answerAll} from '../../../tests/support/browser/answered-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {heading, press, submit} from '../../../tests/support/values/application-fields'
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

const unread = {kind: 'status', status: 503} as const

test.each(['riley', 'sawyer'])(
    '%s, who was refused and starts an application before that can be read, is led to the refusal [APPR-012]',
    async (who) => {
        browser.signedIn(`${who}@homeward.example`)
        browser.sandbox.faults.add({path: '*/existingapproval', harm: unread})
        const page = await browser.show({address: '/instant-approval', storeId: '01001'})
        await heading('Instant approval')
        await page.settled()
        await press('Start my application')

        await waitFor(() => expect(page.address()).toBe('/declined'), {timeout: 20_000})
        await heading('We can’t approve you right now')
    }
)

const inTwentyDays = () => addDays(dayIn('America/Los_Angeles', new Date()), 20)

test.each`
    who         | address                  | begin
    ${'riley'}  | ${'/instant-approval'}   | ${'Start my application'}
    ${'riley'}  | ${'/digital-order-form'} | ${'Fill in my order form'}
    ${'sawyer'} | ${'/instant-approval'}   | ${'Start my application'}
`(
    '$who, who was refused and comes back to apply at $address, reads so, from which day on to apply again, and where to read the refusal (D-33) [ROUTE-021] [ROUTE-039]',
    async ({who, address, begin}) => {
        browser.signedIn(`${who}@homeward.example`)
        const {container, settled} = await browser.show({address, storeId: '01001'})

        const text = await screen.findByText(/^We couldn’t approve your last application/)
        await settled()
        expect(text).toHaveTextContent(
            who === 'riley'
                ? `You may apply again from ${inWords(inTwentyDays())} on`
                : 'If that was less than 30 days ago, a new one gets the same answer.'
        )
        expect(screen.getByRole('link', {name: 'See what you can do'})).toHaveAttribute(
            'href',
            '/declined'
        )
        // Only a day that is known closes the way: without one the platform decides again.
        expect(screen.queryByRole('button', {name: begin}) === null).toBe(who === 'riley')
        expect(await axe(container)).toHaveNoViolations()
    }
)

test.each`
    storeId    | address                       | title
    ${'01001'} | ${'/payfone'}                 | ${'Your mobile phone'}
    ${'01003'} | ${'/web-order-form/personal'} | ${'About you'}
`(
    'a refusal that stands is also told above the first question, at $address, for who opens it without the page before (D-33) [ROUTE-015] [ROUTE-022]',
    async ({storeId, address, title}) => {
        browser.signedIn('riley@homeward.example')
        const {container, settled} = await browser.show({address, storeId})
        await heading(title)
        await screen.findByText(/^We couldn’t approve your last application/)
        await settled()

        expect(screen.getByRole('link', {name: 'See what you can do'})).toHaveAttribute(
            'href',
            '/declined'
        )
        expect(await axe(container)).toHaveNoViolations()
    }
)

test.each`
    who         | what
    ${'casey'}  | ${'nobody decided about'}
    ${'quincy'} | ${'was approved until yesterday'}
    ${'morgan'} | ${'is approved'}
`('$who, who $what, reads nothing of a refusal and may begin (D-33) [ROUTE-021]', async ({who}) => {
    browser.signedIn(`${who}@homeward.example`)
    const {settled} = await browser.show({address: '/instant-approval', storeId: '01001'})
    await heading('Instant approval')
    await settled()

    expect(screen.getByRole('button', {name: 'Start my application'})).toBeVisible()
    expect(screen.queryByText(/We couldn’t approve/)).toBeNull()
})

test('ten days after a refusal the page still counts the day to apply again from the refusal [ROUTE-025] (G-22) (D-33)', async () => {
    browser.signedIn('riley@homeward.example')
    await browser.show({address: '/declined', storeId: '01001'})
    const again = await screen.findByText(/^You may apply again 30 days after this decision: from /)
    expect(again).toBeVisible()
    expect(again).toHaveTextContent(`from ${inWords(inTwentyDays())} on.`)
})

test.each`
    days  | mayApply
    ${29} | ${false}
    ${30} | ${true}
`(
    '$days days after a refusal the page offers to apply again: $mayApply (D-33) [ROUTE-025]',
    async ({days, mayApply}) => {
        const {world} = browser.sandbox
        const refusedOn = addDays(dayIn('America/Los_Angeles', new Date()), -days)
        world
            .statement(
                "UPDATE approval SET document = json_patch(document, ?) WHERE customer_id LIKE '%riley'"
            )
            .run(JSON.stringify({approvedOn: refusedOn, expiresOn: addDays(refusedOn, 29)}))
        browser.signedIn('riley@homeward.example')
        const {settled} = await browser.show({address: '/declined', storeId: '01001'})
        await screen.findByRole('link', {name: 'Keep looking around'})
        await settled()

        expect(screen.queryByText(/are over: you may apply again/) !== null).toBe(mayApply)
        expect(screen.queryByRole('link', {name: 'Apply now'}) !== null).toBe(mayApply)
    }
)

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
