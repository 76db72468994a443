import {knownRecipient, noRecipient} from './recipient'

const [basketOne, givenOne, savedOne] = ['in the basket', 'in the application', 'in the book'].map(
    (address1) => ({...noRecipient, firstName: 'Ana', address1, city: 'Dallas', state: 'TX'})
)

test.each`
    situation                                          | recipient    | given                           | saved                           | address1                | state   | isAddressKnown
    ${'this checkout has it'}                          | ${basketOne} | ${{...givenOne, country: 'US'}} | ${null}                         | ${'in the basket'}      | ${'TX'} | ${true}
    ${'they have just applied'}                        | ${null}      | ${{...givenOne, country: 'US'}} | ${{...savedOne, country: 'US'}} | ${'in the application'} | ${'TX'} | ${true}
    ${'it is in their address book'}                   | ${null}      | ${null}                         | ${{...savedOne, country: 'US'}} | ${'in the book'}        | ${'TX'} | ${true}
    ${'their address is in another country'}           | ${null}      | ${null}                         | ${{...savedOne, country: 'CA'}} | ${''}                   | ${'CA'} | ${false}
    ${'they have said nothing yet, the store’s state'} | ${null}      | ${null}                         | ${null}                         | ${''}                   | ${'CA'} | ${false}
`(
    'the form of the delivery has what the shopper has told before: $situation',
    ({recipient, given, saved, address1, state, isAddressKnown}) => {
        const known = {firstName: 'Ana', lastName: 'Paz', email: ''}
        const basket = {recipient, email: null}
        const contact = given && {...given, email: 'ana@example.com'}
        expect(
            knownRecipient({basket, known, given: contact, saved, store: {state: 'CA'}})
        ).toMatchObject({firstName: 'Ana', address1, state, isAddressKnown})
    }
)

test.each`
    basket             | own                | given              | phone           | email              | called
    ${'b@example.com'} | ${'o@example.com'} | ${'g@example.com'} | ${'3105550100'} | ${'b@example.com'} | ${'2145550100'}
    ${null}            | ${'o@example.com'} | ${'g@example.com'} | ${'3105550100'} | ${'o@example.com'} | ${'2145550100'}
    ${null}            | ${''}              | ${'g@example.com'} | ${'3105550100'} | ${'g@example.com'} | ${'2145550100'}
    ${null}            | ${''}              | ${null}            | ${'3105550100'} | ${''}              | ${'3105550100'}
`(
    'the e-mail is the basket’s, then the customer’s own, then the application’s: $email; the phone goes with the address: $called',
    ({basket, own, given, phone, email, called}) => {
        const contact = given && {...noRecipient, phone: '2145550100', country: 'US', email: given}
        const known = {firstName: '', lastName: '', email: own}
        expect(
            knownRecipient({
                basket: {recipient: null, email: basket},
                known,
                given: contact,
                phone,
                store: {state: 'TX'}
            })
        ).toMatchObject({email, phone: called})
    }
)
