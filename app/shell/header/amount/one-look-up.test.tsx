import {screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {shopRoutes} from '@app/shop-routes'
import {inBrowser} from '../../../../tests/support/browser/in-browser'
import {mayComplain} from '../../../../tests/support/page-complaints'
import {kitRoutes} from '../../kit-routes'
import {KnownAmount} from './known-amount'

const browser = inBrowser()
afterAll(() => browser.close())
beforeEach(() => mayComplain(/client ip is not available/))
afterEach(() => browser.reset())

const wait = {timeout: 20_000}
const lookUps = () =>
    browser.server.calls.filter(({path}) => path.endsWith('/existingapproval')).length

const show = (address: string) =>
    browser.show({
        address,
        storeId: '01001',
        part: (
            <>
                <KnownAmount />
                <FirstMatch routes={kitRoutes(shopRoutes)} />
            </>
        )
    })

test.each`
    who         | leadsTo
    ${'morgan'} | ${'/approved'}
    ${'jordan'} | ${'/pre-approvedPage'}
`(
    'the last decision is looked up once for all parts of a page, and once more after “Start my application”, which leads $who to $leadsTo [API-047] [APPR-008]',
    async ({who, leadsTo}) => {
        browser.signedIn(`${who}@homeward.example`)
        const page = await show('/instant-approval')
        await screen.findByRole('heading', {name: 'Instant approval'}, wait)
        await page.settled()
        expect(lookUps()).toBe(1)

        await userEvent.click(screen.getByRole('button', {name: 'Start my application'}))

        await waitFor(() => expect(page.address()).toBe(leadsTo), wait)
        await page.settled()
        expect(lookUps()).toBe(2)
    }
)

test.each`
    who         | address
    ${'morgan'} | ${'/checkout'}
    ${'morgan'} | ${'/approved'}
    ${'riley'}  | ${'/declined'}
    ${'riley'}  | ${'/instant-approval'}
    ${'jordan'} | ${'/identity-verification'}
`('$address and the header look up the last decision of $who once', async ({who, address}) => {
    browser.signedIn(`${who}@homeward.example`)
    const page = await show(address)
    await screen.findAllByRole('heading', {}, wait)
    await page.settled()

    expect(lookUps()).toBe(1)
})
