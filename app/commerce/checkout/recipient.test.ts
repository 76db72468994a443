import {noRecipient} from '@app/domain/basket/recipient'
import {asAddress, toRecipient} from './recipient'

test('what the shopper typed is written as an address, and read from it again unchanged', () => {
    const recipient = Object.fromEntries(
        Object.keys(noRecipient).map((field) => [field, `typed ${field}`])
    )

    expect(toRecipient(asAddress({...noRecipient, ...recipient}))).toEqual(recipient)
})

test.each(['firstName', 'address1', 'city'] as const)(
    'an address without %s is not one that the shopper typed',
    (field) => {
        const address: Record<string, unknown> = asAddress({...noRecipient})
        expect(toRecipient({...address, [field]: undefined})).toBeNull()
    }
)
