import {act, screen, waitFor, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {aCommerce} from '../../../tests/support/a-commerce'
import {aStore} from '../../../tests/support/values/builders'
import {showStorePart} from '../../../tests/support/show-store-part'
import {NearbyStores} from './nearby-stores'

const raw = (id: string, own = {}) => ({
    id,
    name: `Homeward ${id}`,
    address1: '1 Main St',
    city: 'Plano',
    stateCode: 'TX',
    postalCode: '75024',
    latitude: 33,
    longitude: -97,
    distance: 2.345,
    ...own
})

const show = (answer: () => unknown) => {
    const {commerce, calls} = aCommerce(answer)
    const store = aStore({id: '01012'})
    return {...showStorePart(<NearbyStores store={store} />, {commerce}), calls}
}

test('a store’s page leads to the stores nearby, each with address and distance', async () => {
    const {container} = show(() => ({total: 2, data: [raw('01012'), raw('01009')]}))

    const section = within(await screen.findByRole('region', {name: 'Stores nearby'}))
    expect(section.getAllByRole('listitem')).toHaveLength(1)
    expect(section.getByRole('link', {name: 'Homeward 01009'})).toHaveAttribute(
        'href',
        '/stores/tx/plano/01009'
    )
    expect(section.getByRole('listitem')).toHaveTextContent('1 Main St, Plano, TX 75024')
    expect(section.getByRole('listitem')).toHaveTextContent('2.3 miles')
    expect(await axe(container)).toHaveNoViolations()
})

test.each`
    situation           | answer
    ${'alone'}          | ${() => ({total: 1, data: [raw('01012')]})}
    ${'with no answer'} | ${() => Promise.reject(new Error('down'))}
`('a store $situation has no such part', async ({answer}) => {
    const {calls} = show(answer)

    await waitFor(() => expect(calls).toHaveLength(1))
    await act(() => Promise.resolve())
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
