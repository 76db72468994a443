import {screen} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {axe} from 'jest-axe'
import {useState} from 'react'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {showInShop} from '../../../../tests/support/shop/render-page'
import {FrequencyChoice} from './frequency-choice'

const Choosing = () => {
    const [chosen, choose] = useState<PaymentFrequency>('weekly')
    return <FrequencyChoice chosen={chosen} onChoose={choose} />
}

test('four frequencies are offered, one is chosen [PLP-017]', async () => {
    const {container} = showInShop(<Choosing />)

    expect(screen.getByRole('group', {name: 'Show payments'})).toBeVisible()
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    expect(screen.getByRole('radio', {name: 'Weekly'})).toBeChecked()
    expect(await axe(container)).toHaveNoViolations()
})

test('another frequency is chosen by click and by arrow key', async () => {
    showInShop(<Choosing />)

    await userEvent.click(screen.getByText('Bi-weekly'))
    expect(screen.getByRole('radio', {name: 'Bi-weekly'})).toBeChecked()

    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', {name: 'Semi-monthly'})).toBeChecked()
})
