import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Store} from '@app/commerce/stores/store'
import {argsAt, renderPage, showInShop} from '../../../tests/support/shop/render-page'
import {OwnLink} from './advocate-page'
import {InviteForm, ReferralPage} from './referral-page'

const store = (referral?: Store['referral']): Store => ({
    id: '01001',
    name: 'Homeward Beverly Hills',
    address: '1 Oak Ave',
    city: 'Beverly Hills',
    state: 'CA',
    postalCode: '90210',
    phone: null,
    latitude: 34,
    longitude: -118,
    distance: null,
    hidden: false,
    selectable: true,
    timeZone: null,
    zone: null,
    tagline: null,
    deliveryRadius: null,
    ...(referral && {referral})
})

const offer = {description: '$25 off your next payment', code: 'REFER25'}
const at = argsAt('/refer-a-friend/referral')

test('the page says what the store gives, in the store’s own words, and offers the form [ROUTE-055, CONFIG-013]', async () => {
    const {container} = showInShop(
        <ReferralPage store={{state: 'ready', value: store(offer)}} at={at} />
    )

    expect(screen.getByText(/\$25 off your next payment/)).toBeVisible()
    expect(screen.getByText('Code: REFER25')).toBeVisible()
    expect(screen.getByRole('textbox', {name: /Your friend’s email/})).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test.each([
    ['that gives nothing', {state: 'ready', value: store()}, 'Your store has no offer'],
    ['that is not known', {state: 'ready', value: null}, 'Your store has no offer'],
    [
        'that cannot be read',
        {
            state: 'failed',
            failure: {status: 503, code: 'unavailable'},
            retry: () => undefined
        },
        'We can’t say'
    ]
] as const)('with a store %s there is no form, and the page says why (G-62)', (_, from, words) => {
    renderPage(<ReferralPage store={from} at={at} />)

    expect(screen.getByText(new RegExp(words))).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test.each`
    typed                    | opened
    ${'no address'}          | ${[]}
    ${'lupe@example.com'}    | ${[expect.stringMatching(/^mailto:lupe%40example\.com\?subject=.*&body=.*REFER/)]}
    ${' lupe@example.com  '} | ${[expect.stringContaining('mailto:lupe%40example.com?')]}
    ${'a@b.example?bcc=x@y'} | ${[]}
`(
    'the invitation to "$typed" opens $opened.length messages in the shopper’s own program',
    async ({typed, opened}) => {
        const addresses: string[] = []
        showInShop(
            <InviteForm
                offer="Say REFER25"
                origin="https://shop.example"
                open={(address) => void addresses.push(address)}
            />
        )

        await userEvent.type(screen.getByRole('textbox'), typed)
        await userEvent.click(screen.getByRole('button', {name: 'Write the invitation'}))

        expect(addresses).toEqual(opened)
        expect(screen.queryAllByText('Please enter a valid email address.')).toHaveLength(
            opened.length === 0 ? 1 : 0
        )
    }
)

test('the advocate’s own link can be copied [ROUTE-056]', async () => {
    const written: string[] = []
    const clipboard = {writeText: (text: string) => Promise.resolve(void written.push(text))}
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard})
    showInShop(<OwnLink link="https://shop.example/refer-a-friend/referral?by=c1" />)

    await userEvent.click(screen.getByRole('button', {name: 'Copy the link'}))

    expect(await screen.findByText('The link has been copied.')).toBeVisible()
    expect(written).toEqual(['https://shop.example/refer-a-friend/referral?by=c1'])
})
