import {sdkFailure} from '../outcome/sdk-failure'
import {availableQuantityOf} from './basket-failure'

test.each`
    status | body                          | available
    ${400} | ${'{"availableQuantity": 2}'} | ${2}
    ${400} | ${'{"availableQuantity": 0}'} | ${0}
    ${400} | ${'{}'}                       | ${null}
    ${409} | ${'{"availableQuantity": 2}'} | ${null}
`('a $status of $body says that there are $available [INV-017, INV-019]', async (row) => {
    const failure = await sdkFailure({response: new Response(row.body, {status: row.status})})

    expect(availableQuantityOf(failure)).toBe(row.available)
})
