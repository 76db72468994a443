import {screen} from '@testing-library/react'
import type {Decision} from '@app/commerce/approvals/existing-approval'
import type {Identity} from '@app/commerce/session/identity'
import {anAppContext} from '../../../tests/support/a-commerce'
import {aCustomer, aGuest} from '../../../tests/support/shop/given-session'
import {argsAt, renderPage} from '../../../tests/support/shop/render-page'
import {ApprovedPage} from './outcome/approved-page'

const approval: Decision = {
    decision: 'approved',
    weeklyLimit: 50_00,
    weeklyOutstanding: 10_00,
    lastDay: '2030-05-31',
    id: 'd-1',
    status: null,
    condition: null,
    decidedOn: '2030-04-01',
    documents: [],
    isBankOpen: false,
    isBankVerified: false,
    identityTriesLeft: 3
}

type Shown = {value: Decision; path: string; identity: Identity}

/** The shop's own day is June 1; in Los Angeles it is still May. */
const show = (
    timeZone: string,
    {value = approval, path = '/approved', identity = aGuest}: Partial<Shown> = {}
) => {
    const fetch = () =>
        Promise.resolve({
            data: [{id: '00042', latitude: 1, longitude: 2, c_timeZone: timeZone}]
        })
    const {commerce} = anAppContext(fetch)
    const today = (zone?: string) => (zone === 'America/Los_Angeles' ? '2030-05-31' : '2030-06-01')
    return renderPage(
        <ApprovedPage
            answer={{state: 'ready', value: {approval: value, isBlacklisted: false, notice: null}}}
            at={argsAt(path)}
        />,
        {
            address: path,
            fetch,
            session: {identity},
            context: {commerce: {...commerce, today}}
        }
    )
}

test('an approval is valid on its last day by the calendar of the shopper’s store, wherever the server is (D-42) [APPR-006]', async () => {
    show('America/Los_Angeles')

    expect(
        await screen.findByText('You can use it up to and including May 31, 2030.')
    ).toBeVisible()
    expect(screen.getByText('After what you rent already, $40.00 per week is left.')).toBeVisible()
})

test('an approval has ended when its last day is over at the shopper’s store (D-42) [APPR-006]', async () => {
    show('America/New_York')

    expect(await screen.findByText(/This approval ended on May 31, 2030/)).toBeVisible()
    expect(screen.getByRole('heading', {level: 1, name: 'Your approval has ended'})).toBeVisible()
    expect(screen.queryByText('You can rent for up to')).toBeNull()
})

test('an approval’s amount is shown for the chosen frequency, and for all four without a tap (G-22) [APPR-024] [ROUTE-024]', async () => {
    show('America/Los_Angeles')

    const amounts = [
        ['Weekly', '$50.00'],
        ['Bi-weekly', '$100.00'],
        ['Semi-monthly', '$107.00'],
        ['Monthly', '$214.00']
    ]
    await screen.findByRole('heading', {level: 1, name: 'You’re approved!'})
    const rows = screen
        .getAllByRole('term')
        .map(({textContent, nextElementSibling}) => [textContent, nextElementSibling?.textContent])
    expect(rows).toEqual(amounts)
    for (const value of screen.getAllByRole('definition')) expect(value).toBeVisible()
    expect(screen.getByText(/This is the most .* It is not a loan/)).toBeVisible()
})

const needed = /To send documents you need an account/

test.each`
    who             | identity       | isInformed
    ${'a guest'}    | ${aGuest}      | ${true}
    ${'a customer'} | ${aCustomer()} | ${false}
`(
    '$who who has to send documents reads that they need an account: $isInformed (D-17) [VERIFY-008]',
    async ({identity, isInformed}) => {
        const conditional: Decision = {
            ...approval,
            decision: 'conditional',
            documents: [{kind: 'income', isRequired: true, isSubmitted: false}]
        }
        show('America/Los_Angeles', {value: conditional, path: '/pre-approvedPage', identity})

        expect(await screen.findByRole('link', {name: 'Send documents'})).toBeVisible()
        expect(screen.queryByText(needed) !== null).toBe(isInformed)
    }
)

const income = {kind: 'income', isRequired: true, isSubmitted: false}
const received = {...income, isRequired: false, isSubmitted: true}
const still = 'What we still need from you'
const about = 'About the condition'
const bank = 'Your bank account'
const everything = 'We have everything that we asked for.'
const nothing = 'You do not have to send us anything.'

test.each`
    what                                | documents     | isBankOpen | expected
    ${'a document'}                     | ${[income]}   | ${false}   | ${[still, 'Proof of income', 'Send documents']}
    ${'a document and the bank'}        | ${[income]}   | ${true}    | ${[still, 'Proof of income', bank, 'Send documents']}
    ${'the bank alone'}                 | ${[]}         | ${true}    | ${[still, bank]}
    ${'the bank, after its documents'}  | ${[received]} | ${true}    | ${[still, 'Proof of income: received', bank]}
    ${'nothing, as the documents came'} | ${[received]} | ${false}   | ${[about, 'Proof of income: received', everything]}
    ${'nothing, as none was asked for'} | ${[]}         | ${false}   | ${[about, nothing]}
`(
    'a condition of which $what is open says so, and nothing else (G-22) (G-25) [APPR-025] [VERIFY-002]',
    async ({documents, isBankOpen, expected}) => {
        const value: Decision = {...approval, decision: 'conditional', documents, isBankOpen}
        show('America/Los_Angeles', {value, path: '/pre-approvedPage', identity: aCustomer()})

        await screen.findByRole('heading', {level: 1, name: 'You’re approved on a condition'})
        const all = [still, about, 'Proof of income', 'Proof of income: received', bank]
        const shown = [...all, everything, nothing, 'Send documents'].filter(
            (text) => screen.queryByText(text) !== null
        )
        expect(shown).toEqual(expected)
    }
)

test.each`
    identityTriesLeft | how                                 | links
    ${1}              | ${/^Two short questions/}           | ${['Verify my identity']}
    ${0}              | ${/driver’s license, state ID or/i} | ${['Send documents']}
`(
    'a shopper who must prove their identity (tries left: $identityTriesLeft) reads $how, and finds $links (G-20) [VERIFY-004]',
    async ({identityTriesLeft, how, links}) => {
        const documents = [{kind: 'identity', isRequired: true, isSubmitted: false}]
        const value: Decision = {...approval, decision: 'conditional', documents, identityTriesLeft}
        show('America/Los_Angeles', {value, path: '/pre-approvedPage', identity: aCustomer()})

        await screen.findByRole('heading', {level: 1, name: 'You’re approved on a condition'})
        expect(screen.getByText(how)).toBeVisible()
        const all = ['Verify my identity', 'Send documents']
        expect(all.filter((name) => screen.queryByRole('link', {name}) !== null)).toEqual(links)
    }
)

const verify = 'Verify my identity'
const shop = 'Shop approved items'

test.each`
    what                            | documents                                  | main
    ${'an identity and a document'} | ${[{...income, kind: 'identity'}, income]} | ${[verify]}
    ${'a document'}                 | ${[income]}                                | ${['Send documents']}
    ${'nothing more'}               | ${[received]}                              | ${[shop]}
`(
    'a condition of which $what is open has one main step: $main (G-22) [APPR-025]',
    async ({documents, main}) => {
        const value: Decision = {...approval, decision: 'conditional', documents}
        show('America/Los_Angeles', {value, path: '/pre-approvedPage', identity: aCustomer()})

        await screen.findByRole('heading', {level: 1, name: 'You’re approved on a condition'})
        const names = screen
            .getAllByRole('link')
            .filter(({className}) => className.includes('button--primary'))
            .map(({textContent}) => textContent)
        expect(names).toEqual(main)
    }
)

test.each([
    [true, 1],
    [false, 0]
])(
    'an approval with a bank account that is still to be verified (%s) says what to have ready (G-25)',
    async (isBankOpen, count) => {
        show('America/Los_Angeles', {value: {...approval, isBankOpen}})

        await screen.findByRole('heading', {level: 1, name: 'You’re approved!'})
        expect(screen.queryAllByText(/^Verify your bank account before you sign/)).toHaveLength(
            count
        )
    }
)
