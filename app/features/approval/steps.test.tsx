import {act, screen, waitFor} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {anApplication} from '../../../tests/support/values/an-application'
import {applicationBrowser} from '../../../tests/support/browser/application-browser'
import {fillForm, heading, press} from '../../../tests/support/values/application-fields'
import {addAnswers, changeApplication, forgetApplication} from './frame/application-store'

jest.setTimeout(60_000)

const browser = applicationBrowser()

const {personal, home, income, references} = anApplication()

/** What is filled in one step after the other, in the order of the steps. */
const fillers = [
    () => changeApplication({phoneStep: 'skipped'}),
    () => addAnswers({personal}),
    () => addAnswers({home}),
    () => addAnswers({income}),
    () => addAnswers({references})
]
const addresses = [
    '/payfone',
    '/web-order-form/personal',
    '/web-order-form/home',
    '/web-order-form/income',
    '/web-order-form/references',
    '/web-order-form/review'
]
const titles = [
    'Your mobile phone',
    'About you',
    'Where you live',
    'What you earn',
    'People who know you',
    'Check your answers'
]

test.each([0, 1, 2, 3, 4, 5])(
    'with %i steps filled in, later addresses lead to the first open step, and earlier steps can be opened [ROUTE-015] [ROUTE-022] (D-24)',
    async (filled) => {
        for (const fill of fillers.slice(0, filled)) fill()
        const {address, goTo} = await browser.show({address: '/web-order-form', storeId: '01001'})
        await heading(titles[filled] ?? '')
        expect(address()).toBe(addresses[filled])

        for (const [at, wanted] of addresses.entries()) {
            goTo(wanted)
            const shown = Math.min(at, filled)
            await heading(titles[shown] ?? '')
            expect([wanted, address()]).toEqual([wanted, addresses[shown]])
        }
    }
)

test('Back and Forward show every step as it was left, except the identity number, which is never shown again (D-24)', async () => {
    const page = await browser.show({address: '/payfone', storeId: '01001'})
    await heading('Your mobile phone')
    await press('Fill in the form myself')
    await fillForm('512438861')
    await heading('Check your answers')

    for (const title of titles.slice(0, -1).reverse()) {
        page.goBack()
        await heading(title)
    }
    page.goForward()
    await heading('About you')
    expect(screen.getByLabelText('First name')).toHaveValue('Robin')
    expect(screen.getByLabelText('Date of birth')).toHaveValue('02/29/1988')
    expect(screen.getByLabelText('Social Security number or ITIN')).toHaveValue('')
    expect(screen.getByText(/\*\*\*-\*\*-8861/)).toBeVisible()
    page.goForward()
    await heading('Where you live')
    expect(screen.getByLabelText('City')).toHaveValue('Beverly Hills')
    page.goForward()
    await heading('What you earn')
    expect(screen.getByLabelText(/How much is it/)).toHaveValue('300')
    page.goForward()
    await heading('People who know you')
    expect(screen.getAllByLabelText('Name')[0]).toHaveValue('Person 0')
    page.goForward()
    await heading('Check your answers')
    expect(browser.server.calls.filter(({path}) => path.endsWith('/decision'))).toEqual([])
})

test('a guest who opens the first step directly is offered to sign in above its first field, and not on later steps (D-17)', async () => {
    const {goTo} = await browser.show({address: '/payfone', storeId: '01001'})
    await heading('Your mobile phone')
    const offer = screen.getByRole('link', {name: 'Sign in'})
    expect(offer).toHaveAttribute('href', '/login?return=%2Fpayfone')
    const field = screen.getByLabelText('Mobile phone number')
    expect(offer.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    act(() => void changeApplication({phoneStep: 'skipped'}))
    goTo('/web-order-form/personal')
    await heading('About you')
    expect(screen.queryByRole('link', {name: 'Sign in'})).toBeNull()
})

test('a customer’s application is sent with the account’s e-mail and phone, which are filled in (G-23)', async () => {
    const login = 'casey@homeward.example'
    browser.sandbox.world
        .statement(
            "UPDATE customer SET profile = json_set(profile, '$.fields.phoneMobile', ?) WHERE login = ?"
        )
        .run('310-555-0177', login)
    browser.signedIn(login)
    const {settled} = await browser.show({address: '/instant-approval', storeId: '01001'})
    await heading('Instant approval')
    await settled()
    await press('Start my application')
    await heading('Your mobile phone')

    const [wish] = browser.server.calls.filter(({path}) => path.endsWith('/instantapproval'))
    expect(JSON.parse(wish?.body ?? '{}')).toMatchObject({
        storeId: '01001',
        locale: 'en-US',
        email: login,
        phone: '3105550177'
    })
    expect(screen.getByLabelText('Mobile phone number')).toHaveValue('(310) 555-0177')
})

test('an e-mail address with a typing error in a large provider’s name gets a suggestion, and is unchanged until the shopper accepts it', async () => {
    changeApplication({phoneStep: 'skipped'})
    await browser.show({address: '/web-order-form/personal', storeId: '01001'})
    await heading('About you')
    const field = screen.getByLabelText('Email address')
    await userEvent.type(field, 'ada@gmial.com')
    await userEvent.tab()

    const offer = await screen.findByRole('button', {name: 'Did you mean ada@gmail.com?'})
    expect(field).toHaveValue('ada@gmial.com')
    await userEvent.click(offer)

    expect(field).toHaveValue('ada@gmail.com')
})

test('after the decision every step leads to the result, and nothing is sent again (D-24)', async () => {
    browser.signedIn('morgan@homeward.example')
    const {address, goTo} = await browser.show({address: '/instant-approval', storeId: '01001'})
    await heading('Instant approval')
    for (const wanted of addresses) {
        act(() => forgetApplication({decided: 'Approved'}))
        goTo(wanted)
        await waitFor(() => expect(address()).toBe('/approved'))
    }
    expect(browser.server.calls.filter(({path}) => path.endsWith('/decision'))).toEqual([])
})

const store = {id: '01001', name: 'Homeward', phone: '(213) 555-0101'}

test.each`
    what                                   | facts                        | isPrefilled | first
    ${'with the check by phone'}           | ${{}}                        | ${false}    | ${0}
    ${'without the check by phone'}        | ${{c_payfoneEnabled: false}} | ${false}    | ${1}
    ${'for whom the platform knew before'} | ${{}}                        | ${true}     | ${1}
`('a store $what begins with the right step (G-20) [APPR-017]', async (row) => {
    browser.shop.respondWith(({pathname}) =>
        pathname.endsWith('/stores') ? Response.json({data: [{...store, ...row.facts}]}) : undefined
    )
    changeApplication({isPrefilled: row.isPrefilled})
    const {address} = await browser.show({address: '/web-order-form', storeId: '01001'})

    await heading(titles[row.first] ?? '')
    expect(address()).toBe(addresses[row.first])
    expect(screen.getByText(`Step 1 of ${6 - row.first}`)).toBeVisible()
    // What becomes of the answers is known before the first of them is given.
    const policy = screen.getByRole('link', {name: 'privacy policy'})
    expect(policy).toHaveAttribute('href', '/privacy-policy')
    const [field] = screen.getAllByRole('textbox')
    expect(field && policy.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a store without a decision engine starts no application [VERIFY-005]', async () => {
    const off = {data: [{...store, c_decisionEngineEnabled: false}]}
    browser.shop.respondWith(({pathname}) =>
        pathname.endsWith('/stores') ? Response.json(off) : undefined
    )
    const {address} = await browser.show({address: '/payfone', storeId: '01001'})

    await heading('We can’t answer your application right now')
    expect(address()).toBe('/service-failure')
})

test.each`
    who         | wanted                 | leadsTo                | title
    ${'morgan'} | ${'/declined'}         | ${'/approved'}         | ${'You’re approved!'}
    ${'morgan'} | ${'/pre-approvedPage'} | ${'/approved'}         | ${'You’re approved!'}
    ${'jordan'} | ${'/approved'}         | ${'/pre-approvedPage'} | ${'You’re approved on a condition'}
    ${'jordan'} | ${'/declined'}         | ${'/pre-approvedPage'} | ${'You’re approved on a condition'}
    ${'riley'}  | ${'/approved'}         | ${'/declined'}         | ${'We can’t approve you right now'}
    ${'sawyer'} | ${'/declined'}         | ${'/declined'}         | ${'We can’t approve you right now'}
`('$who who opens $wanted is led to $leadsTo [ROUTE-023] [ROUTE-024] [ROUTE-025]', async (row) => {
    browser.signedIn(`${row.who}@homeward.example`)
    const {address} = await browser.show({address: row.wanted, storeId: '01001'})

    await heading(row.title)
    expect(address()).toBe(row.leadsTo)
})

test.each(['/approved', '/pre-approvedPage', '/declined'])(
    'a shopper who opens %s without having applied is shown where to begin (D-24)',
    async (wanted) => {
        await browser.show({address: wanted, storeId: '01001'})

        await heading('Your answer')
        expect(await screen.findByRole('link', {name: 'Apply now'})).toHaveAttribute(
            'href',
            '/instant-approval'
        )
        expect(screen.queryByText(/can’t approve/)).toBeNull()
    }
)

test('a refusal shows the platform’s notice unchanged: agency, score, rights; it can be read again and printed (D-33) [ROUTE-025]', async () => {
    const print = jest.fn()
    Object.assign(window, {print})
    browser.signedIn('riley@homeward.example')
    const {settled, container} = await browser.show({address: '/declined', storeId: '01001'})
    await screen.findByRole('heading', {name: 'Notice about this decision'})
    await settled()

    expect(screen.getByText(/The agency did not make the decision/)).toBeVisible()
    expect(screen.getByText(/free copy of your report/)).toBeVisible()
    expect(screen.getByText('Plainview Consumer Reports')).toBeVisible()
    expect(screen.getByRole('link', {name: '(800) 555-0147'})).toHaveAttribute(
        'href',
        'tel:+18005550147'
    )
    expect(screen.getByText('512, on a scale from 300 to 850')).toBeVisible()
    expect(screen.getByText(/You can read this notice again here until/)).toBeVisible()
    await press('Print this notice')
    expect(print).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
})
