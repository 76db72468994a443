import {useCustomMutation, useCustomQuery} from '@salesforce/commerce-sdk-react'
import {act, render, screen, waitFor} from '@testing-library/react'
import {aCommerce, sdkShop} from '../../../tests/support/a-commerce'
import {GivenSessionProvider} from '../../../tests/support/shop/given-session'
import {WithSdk} from '../../../tests/support/shop/sdk-session'
import type {Call} from '../client'
import {useStorePromotions} from '../context/store-promotions'
import {sdkClients} from '../sdk/sdk-clients'
import {sdkBase, sdkFetch} from '../sdk/sdk-transport'
import {type Shopper, useShopper} from './session'

const customerId = 'customer-1'

/** The SDK around a part of a customer's page; returns the calls that it makes. */
const show = (part: (fetch: ReturnType<typeof sdkFetch>) => JSX.Element, answer: unknown = {}) => {
    const calls: Call[] = []
    const {commerce} = aCommerce((call: Call) => {
        calls.push(call)
        return answer
    })
    render(
        <WithSdk apis={sdkClients(commerce, sdkShop)}>
            <GivenSessionProvider
                session={{
                    identity: {state: 'customer', customerId, record: 'read'},
                    own: commerce.fetch
                }}
            >
                {part(sdkFetch(commerce))}
            </GivenSessionProvider>
        </WithSdk>
    )
    return calls
}

const CodesOf = ({shopper, storeId}: {shopper: Shopper; storeId: string}) => (
    <p>{useStorePromotions(shopper, storeId).data?.join()}</p>
)

const Codes = ({storeId}: {storeId: string}) => {
    const shopper = useShopper()
    return shopper && <CodesOf shopper={shopper} storeId={storeId} />
}

test('the codes of each store are read by store and customer, whose id correlates the call [API-002, API-015]', async () => {
    const calls = show(
        () => (
            <>
                <Codes storeId="01001" />
                <Codes storeId="01002" />
            </>
        ),
        {PromoObj: [{promotionCode: 'SAVE10'}, {promotionCode: 'THANKYOU25'}]}
    )

    await waitFor(() => expect(screen.getAllByText('SAVE10,THANKYOU25')).toHaveLength(2))
    const path = '/custom/get-promotions-store/v1/organizations/{org}/getpromotionsrac'
    expect(calls).toMatchObject(
        ['01001', '01002'].map((storeId) => ({
            path,
            query: {c_store_id: storeId, c_customer_id: customerId, c_isRegistered: 'true'},
            headers: {'correlation-id': customerId}
        }))
    )
})

describe('faults of the SDK, because of which calls with a body are personal queries and mutations of our own (docs/upgrading.md)', () => {
    const at = {apiName: 'agreement-documents', apiVersion: 'v1', endpointPath: 'documents'}
    const configOf = (fetch: ReturnType<typeof sdkFetch>) => ({
        proxy: sdkBase,
        parameters: {...sdkShop, siteId: 'Homeward'},
        fetch
    })

    test('its useCustomQuery takes reads with different bodies for the same', async () => {
        const Read = ({id, fetch}: {id: string; fetch: ReturnType<typeof sdkFetch>}) => {
            const body = JSON.stringify({agreementId: id})
            const options = {method: 'POST', body, customApiPathParameters: at}
            const {isSuccess} = useCustomQuery({options, clientConfig: configOf(fetch)})
            return <p>{isSuccess ? 'Read' : ''}</p>
        }
        const calls = show((fetch) => (
            <>
                <Read id="a" fetch={fetch} />
                <Read id="b" fetch={fetch} />
            </>
        ))

        await waitFor(() => expect(screen.getAllByText('Read')).toHaveLength(2))
        expect(calls.map(({body}) => body)).toEqual([{agreementId: 'a'}])
    })

    test('its useCustomMutation does not send the body that it is given', async () => {
        const End = ({fetch}: {fetch: ReturnType<typeof sdkFetch>}) => {
            const {mutate, isSuccess} = useCustomMutation({
                options: {method: 'POST', customApiPathParameters: at},
                clientConfig: configOf(fetch)
            })
            const body = JSON.stringify({agreementId: 'a'})
            return <button onClick={() => mutate({body})}>{isSuccess ? 'Ended' : 'End'}</button>
        }
        const calls = show((fetch) => <End fetch={fetch} />)

        act(() => screen.getByRole('button').click())

        expect(await screen.findByText('Ended')).toBeVisible()
        expect(calls.map(({body}) => body)).toEqual([undefined])
    })
})
