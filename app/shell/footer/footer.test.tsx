import {screen, within} from '@testing-library/react'
import {axe} from 'jest-axe'
import {showInShop} from '../../../tests/support/shop/render-page'
import {CheckoutFooter} from './checkout-footer'
import {Footer} from './footer'

test('the footer shows the columns that editors wrote [SHELL-023]', async () => {
    const {container} = showInShop(
        <Footer
            path="/cart"
            blocks={[
                {type: 'link-list', heading: 'Shop', links: [{label: 'Deals', href: '/deals'}]},
                {
                    type: 'contact-tile',
                    heading: 'Talk to us',
                    text: 'Monday to Saturday',
                    action: {label: 'Call', href: 'tel:18005550100'}
                },
                {type: 'rich-text', html: '<p>Since 1986</p>'}
            ]}
        />
    )

    expect(screen.getByRole('heading', {name: 'Shop'})).toBeVisible()
    expect(screen.getByRole('link', {name: 'Deals'})).toHaveAttribute('href', '/deals')
    expect(screen.getByRole('link', {name: 'Call'})).toHaveAttribute('href', 'tel:18005550100')
    expect(screen.getByText('Since 1986')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
})

test.each([
    ['the shop', <Footer key="shop" path="/" blocks={[]} />],
    ['the checkout', <CheckoutFooter key="checkout" />]
])(
    'without content, the footer of %s still says what the law wants said (G-11, G-64)',
    (_, footer) => {
        showInShop(footer)

        expect(screen.getByText(/rental agreements.*Not available in MN or WI/)).toBeVisible()
        expect(screen.getByRole('link', {name: 'Privacy policy'})).toBeVisible()
        expect(screen.getByRole('link', {name: 'Your privacy choices'})).toHaveAttribute(
            'href',
            '/privacy-choices'
        )
        expect(screen.getByRole('link', {name: 'Terms and conditions'})).toBeVisible()
    }
)

test('the footer of the checkout shows which cards can be used [SHELL-022]', () => {
    showInShop(<CheckoutFooter />)

    const cards = within(screen.getByRole('list', {name: 'Cards we accept'})).getAllByRole('img')
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
        'Visa',
        'Mastercard',
        'Amex',
        'Discover'
    ])
})
