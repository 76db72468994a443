import {act, screen} from '@testing-library/react'
import {axe} from 'jest-axe'
import {publishShopAmount} from '@app/ui/price/shop-amount'
import type {ShopAmount} from '@app/domain/approval/approval'
import {renderPage} from '../../../../tests/support/shop/render-page'
import {ProductAmount} from './product-amount'

const amount: ShopAmount = {
    approved: 50_00,
    inCart: 10_00,
    left: 40_00,
    lastDay: '2030-06-02',
    endsToday: false
}

afterEach(() => act(() => publishShopAmount(null)))

const show = (weekly: number) => renderPage(<ProductAmount weekly={weekly} frequency="weekly" />)

test.each`
    weekly   | given                           | text
    ${40_00} | ${amount}                       | ${'Within your approval. After this you have $0.00 per week left.'}
    ${15_00} | ${amount}                       | ${'Within your approval. After this you have $25.00 per week left.'}
    ${40_01} | ${amount}                       | ${'$0.01 per week more than the $40.00 left of your approval.'}
    ${15_00} | ${{...amount, endsToday: true}} | ${/\$25.00 per week left. Your approval ends today.$/}
`('a product of $weekly cents a week says of the approval: $text (G-13)', async (row) => {
    const {container} = show(row.weekly)

    act(() => publishShopAmount(row.given))

    expect(await screen.findByText(row.text)).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
})

test('to everybody else it says how to get one, and keeps the room for what may come', async () => {
    const {container} = show(15_00)
    const room = container.querySelector('div')

    expect(screen.getByRole('link')).toHaveAttribute('href', '/instant-approval')
    const before = room?.getAttribute('style')
    act(() => publishShopAmount(amount))
    await screen.findByText(/Within your approval/)

    expect(room?.getAttribute('style')).toBe(before)
})
