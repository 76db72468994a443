import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {useState} from 'react'
import type {QuantityLimits} from '@app/domain/basket/quantity'
import {showInShop} from '../../../tests/support/shop/render-page'
import {QuantityPicker} from './pickers/quantity-picker'
import {Select} from './fields/select'
import {TextField} from './fields/text-field'

const Picking = ({limits}: {limits: QuantityLimits}) => {
    const [quantity, setQuantity] = useState(limits.minimum)
    return <QuantityPicker quantity={quantity} limits={limits} onPick={setQuantity} of="sofa" />
}

const pickable = (limits: QuantityLimits) => {
    showInShop(<Picking limits={limits} />)
    return {
        user: userEvent.setup(),
        field: screen.getByRole('textbox', {name: 'Quantity of sofa'}),
        less: screen.getByRole('button', {name: 'One less'}),
        more: screen.getByRole('button', {name: 'One more'})
    }
}

test('a quantity goes up and down by its step, between its limits', async () => {
    const {user, field, less, more} = pickable({minimum: 2, step: 2, maximum: 4})
    expect(field).toHaveValue('2')
    expect(less).toBeDisabled()

    await user.click(more)
    expect(field).toHaveValue('4')
    expect(more).toBeDisabled()

    await user.click(less)
    expect(field).toHaveValue('2')
})

test.each`
    typed    | becomes
    ${'3'}   | ${'3'}
    ${'99'}  | ${'4'}
    ${'0'}   | ${'1'}
    ${'two'} | ${'1'}
    ${' '}   | ${'1'}
`('"$typed" in the field becomes $becomes', async ({typed, becomes}) => {
    const {user, field} = pickable({minimum: 1, step: 1, maximum: 4})

    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)

    expect(field).toHaveValue(becomes)
    expect(field).toHaveFocus()
})

test('a field’s hint and error are announced with it', async () => {
    const {container} = showInShop(
        <TextField
            label="Email"
            hint="We never share it"
            error="Please enter your email address."
        />
    )

    const field = screen.getByRole('textbox', {name: 'Email'})
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('We never share it Please enter your email address.')
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email address.')
    expect(await axe(container)).toHaveNoViolations()
})

test('a field without error is not invalid', () => {
    showInShop(<TextField label="Email" />)

    expect(screen.getByRole('textbox', {name: 'Email'})).toBeValid()
})

test.each(['above', 'beside', 'hidden'] as const)('a select has its label %s', async (labelAt) => {
    const {container} = showInShop(
        <Select
            label="Sort by"
            labelAt={labelAt}
            options={[
                {value: 'a', label: 'Availability'},
                {value: 'r', label: 'Relevance'}
            ]}
        />
    )

    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Sort by'}), 'Relevance')

    expect(screen.getByRole('combobox')).toHaveValue('r')
    expect(await axe(container)).toHaveNoViolations()
})
