import {appTexts} from '../scripts/messages/app-texts'

const texts = new Set(appTexts().messages.map(({text}) => text))

/** The texts that the requirements quote, with their own apostrophes, dots and capitals. */
const quoted = [
    ['ACCT-005', 'My Account Dashboard'],
    ['ACCT-006', 'Saved Items'],
    ['ACCT-007', 'Payment Methods'],
    ['ACCT-008', 'My Store'],
    ['ACCT-009', 'Sign Out'],
    ['AUTH-008', "Welcome {name}, You're now signed in."],
    ['AUTH-017', 'Please sign in to continue!'],
    ['AUTH-018', 'Please enter your email address.'],
    ['AUTH-019', 'Please enter your password.'],
    ['AUTH-020', 'Please enter your first name.'],
    ['AUTH-021', 'Please enter your last name.'],
    ['AUTH-022', 'Please enter a valid email address.'],
    ['AUTH-023', 'Please create a password.'],
    ['AUTH-026', 'Password must contain at least 8 characters'],
    ['AUTH-027', 'Password must contain at least one uppercase letter'],
    ['AUTH-028', 'Password must contain at least one lowercase letter'],
    ['AUTH-029', 'Password must contain at least one number'],
    ['AUTH-030', 'Password must contain at least one special character'],
    ['AUTH-037', "Something's not right with your email or password. Try again."],
    ['CART-016', 'View Cart'],
    ['CART-017', 'Proceed to Checkout'],
    ['CART-018', 'You Might Also Like'],
    ['CART-020', 'Item removed from cart'],
    ['CART-022', 'Something is wrong. Please try again'],
    [
        'CART-023',
        'Items Unavailable: Some items are no longer available online and will be removed from your cart.'
    ],
    ['DEALS-002', 'Enter one of the above details to sign up!'],
    ['DEALS-004', 'Please enter a valid mobile number.'],
    ['DEALS-005', 'You must agree to receive deals and offers'],
    ['DEALS-019', 'An unexpected error occurred. Please try again.'],
    ['DEALS-021', 'Never miss a deal:'],
    ['DEALS-022', 'This field is required.'],
    ['DEALS-038', "We're sorry. Looks like we are having some technical."],
    ['ERR-001', "This page isn't working"],
    ['ERR-004', 'Contact Support'],
    ['ERR-005', 'Refresh the page'],
    [
        'ERR-006',
        'An error has occurred. Try refreshing the page or if you need immediate help please contact support.'
    ],
    ['ERR-011', 'An error occurred while processing your request'],
    ['ERR-012', 'Something went wrong. Try again!'],
    ['PROMO-002', 'Apply Code'],
    ['PROMO-003', 'Code Applied'],
    ['PWA-001', "You're currently browsing in offline mode"],
    ['PWA-004', 'You are currently offline'],
    ['PWA-005', "We couldn't load the next page on this connection. Please try again."],
    ['SEARCH-025', 'View All'],
    ['SHELL-001', 'Pricing for {zip}'],
    ['SHELL-002', 'My Store: {address}'],
    ['SHELL-003', 'Find your store'],
    ['SHELL-006', 'Sign in'],
    ['SHELL-008', 'Account'],
    ['SHELL-010', 'What are you looking for today?'],
    ['SHELL-015', 'View All {category}'],
    ['SHELL-021', 'Back to cart'],
    ['SHELL-028', 'Loading...'],
    ['SHELL-030', 'An error occurred'],
    ['SHELL-031', 'Confirm Action'],
    ['SHELL-032', 'Are you sure you want to continue?'],
    ['SHELL-033', 'No'],
    ['SHELL-033', 'Yes'],
    ['STORE-007', 'Please enter a postal code.'],
    ['STORE-008', 'GO'],
    ['STORE-009', 'Use My Location'],
    ['STORE-014', 'Make This My Store'],
    ['STORE-015', 'My Store'],
    ['STORE-016', 'Info'],
    ['STORE-021', 'Get Directions'],
    ['STORE-024', 'Loading locations...'],
    [
        'STORE-029',
        'Store changes may affect your current pricing, promotion, and inventory availability.'
    ],
    ['STORE-037', 'No store was found within 30 miles of your location.'],
    ['STORE-038', 'Having Trouble? Contact Us'],
    ['STORE-040', 'Sorry, there are no locations in this area'],
    ['STORE-041', 'We’re unable to locate you. Enter your zip to find a store near you.'],
    ['STORE-042', 'Please agree to share your location'],
    ['STORE-056', 'Did we get it right?'],
    ['VERIFY-007', 'Something went wrong. Try again!']
]

test.each(quoted)('[%s] the shop says "%s", to the byte', (_, text) => {
    expect(texts).toContain(text)
})
