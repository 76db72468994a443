import {screen, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import type {Store} from '@app/commerce/stores/store'
import {aCommerce} from '../../../../tests/support/a-commerce'
import {showStorePart} from '../../../../tests/support/show-store-part'
import {ChoiceProvider} from '../choosing/choose-store'
import {StoreResults} from './store-results'

const aStore = (number: number): Store => ({
    id: `s${number}`,
    name: `Store ${number}`,
    address: `${number} Main St`,
    city: 'Plano',
    state: 'TX',
    postalCode: '75024',
    phone: null,
    distance: number,
    hidden: false,
    latitude: 33 + number / 100,
    longitude: -97,
    selectable: true,
    timeZone: null,
    zone: null,
    tagline: null,
    deliveryRadius: null
})

const show = (count: number, shown = 0) =>
    showStorePart(
        <ChoiceProvider found={{zip: '75024', source: 'chosen'}}>
            <StoreResults
                stores={Array.from({length: count}, (_, index) => aStore(index + 1))}
                zip="75024"
                shown={shown}
            />
        </ChoiceProvider>,
        {commerce: aCommerce().commerce}
    )

const entries = () => screen.getAllByRole('heading', {level: 3})
const markers = () => within(screen.getByRole('navigation')).getAllByRole('link')
const more = () => screen.queryByRole('link', {name: 'Show more stores'})

test('ten stores are shown, then twenty, and the focus goes to the first new one [STORE-050]', async () => {
    const {container} = show(25)
    expect([entries().length, markers().length]).toEqual([10, 10])

    await userEvent.setup().click(screen.getByRole('link', {name: 'Show more stores'}))

    expect([entries().length, markers().length]).toEqual([20, 20])
    expect(entries()[10]).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
})

test('more stores are a link, for those without script [STORE-050]', () => {
    show(25)

    expect(more()).toHaveAttribute('href', '/store-locator?zip=75024&shown=20')
})

test.each`
    stores | shown  | entriesShown | hasMore
    ${10}  | ${0}   | ${10}        | ${false}
    ${11}  | ${0}   | ${10}        | ${true}
    ${25}  | ${20}  | ${20}        | ${true}
    ${25}  | ${30}  | ${25}        | ${false}
    ${250} | ${200} | ${200}       | ${false}
    ${250} | ${250} | ${200}       | ${false}
`(
    'of $stores stores, $shown asked for, $entriesShown are shown [STORE-050, STORE-051]',
    ({stores, shown, entriesShown, hasMore}) => {
        show(stores, shown)

        expect(entries()).toHaveLength(entriesShown)
        expect(more() !== null).toBe(hasMore)
    }
)

test('an entry with the focus marks its marker, and a marker its entry', async () => {
    const user = userEvent.setup()
    const {container} = show(3)
    const marked = () => container.querySelectorAll('.marker--active').length

    await user.hover(markers()[1] ?? container)
    expect(container.querySelectorAll('.store-entry--active')).toHaveLength(1)
    await user.unhover(markers()[1] ?? container)
    expect(marked()).toBe(0)

    await user.hover(screen.getByRole('link', {name: /^Info, Store 3/}))
    expect(marked()).toBe(1)
})
