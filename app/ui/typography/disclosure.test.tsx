import {screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {Disclosure, type DisclosureProps} from './disclosure'

const show = (from: DisclosureProps['from'], stateCode = 'TX') => {
    const {container} = showInShop(<Disclosure from={from} stateCode={stateCode} />)
    return {container, block: screen.getByRole('region', {name: 'About this agreement'})}
}

const fixed = /Ownership is optional. Not available in MN or WI\./

test('the block says what editors wrote, and the agreement by the name of the state [CONTENT-021] (G-11, D-07)', async () => {
    const {container, block} = show({state: 'ready', value: '<p>You may return it.</p>'}, 'NV')

    expect(block).toHaveTextContent('This is a lease with an option to purchase.')
    expect(block).toHaveTextContent('You may return it.')
    expect(block).not.toHaveTextContent(fixed)
    expect(await axe(container)).toHaveNoViolations()
})

test.each<[string, DisclosureProps['from']]>([
    ['cannot be heard', {state: 'failed'}],
    ['wrote nothing', {state: 'ready', value: null}]
])('where editors %s, the fixed text stands there [ERR-010] (G-11)', (_, from) => {
    expect(show(from).block).toHaveTextContent(fixed)
})

test('while what they wrote is on its way its place is reserved', () => {
    const {block} = show({state: 'loading'})

    expect(block).toHaveTextContent(/^About this agreementThis is a rental-purchase agreement\./)
    expect(block).not.toHaveTextContent(fixed)
})
