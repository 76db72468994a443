import {messagesTo} from '../shoppers/messages/message'
import type {testSandbox} from './test-sandbox'

type Sandbox = ReturnType<typeof testSandbox>

/** The caller: a token and its customer id, also for a guest. */
export type Identity = {token: string; customerId: string}

const baskets = '/checkout/shopper-baskets/v2/organizations/{org}/baskets'
const customers = '/customer/shopper-customers/v1/organizations/{org}/customers'

const password = 'Homeward!1'

type Application = {
    ssn?: string
    /** In dollars a week. */
    income?: number
    /** Different products, one of each. */
    pieces?: number
    /** More fields of the temporary basket. */
    basket?: object
}

/** Helpers that make the storefront's calls for an application and the steps after it. */
export const renting = (sandbox: Sandbox) => {
    const {world} = sandbox

    /** One of the retailer's own calls, written as 'get-decision decision'. */
    const request = ({token, customerId}: Identity, path: string, body: object = {}) => {
        const [api = '', name = ''] = path.split(' ')
        return sandbox.call(`POST /custom/${api}/v1/organizations/{org}/${name}?siteId=Homeward`, {
            token,
            body: {customerId, ...body}
        })
    }

    const register = (token: string, email: string) =>
        sandbox.call(`POST ${customers}?siteId=Homeward`, {
            token,
            body: {
                customer: {login: email, email, firstName: 'New', lastName: 'Renter'},
                password
            }
        })

    /** A newly registered customer, with a token as after signing in. */
    const member = async (email: string): Promise<Identity> => {
        const {body} = await register(sandbox.guestToken(), email)
        const customerId = String(body.customerId)
        return {customerId, token: sandbox.shopperToken(customerId)}
    }

    const profileOf = async ({token, customerId}: Identity) =>
        (await sandbox.call(`GET ${customers}/${customerId}?siteId=Homeward`, {token})).body

    /** Basket items for a number of different products, one of each. */
    const piecesOf = (count: number) =>
        world
            .statement<{id: string}>(
                "SELECT id FROM product WHERE role = 'item' AND type = 'EA' LIMIT ?"
            )
            .all(count)
            .map(({id}) => ({productId: id, quantity: 1}))

    const temporaryBasket = async (token: string, body: object) => {
        const made = await sandbox.call(`POST ${baskets}?siteId=Homeward&temporary=true`, {
            token,
            body
        })
        return {
            tempBasketId: String(made.body.basketId),
            customerId: String(made.body.customerInfo.customerId)
        }
    }

    const readBasket = ({token}: Identity, id: string) =>
        sandbox.call(`GET ${baskets}/${id}?siteId=Homeward`, {token})

    /** Fills a temporary basket and the form, and requests a decision. */
    const apply = async (
        token: string,
        {ssn = '900-12-3451', income = 2000, pieces = 1, basket = {}}: Application = {}
    ) => {
        const {tempBasketId, customerId} = await temporaryBasket(token, {
            c_ssn: ssn,
            c_dob: '1990-02-03',
            productItems: piecesOf(pieces),
            ...basket
        })
        const decided = await request({token, customerId}, 'get-decision decision', {
            tempBasketId,
            incomeAmount: income,
            payFrequency: 'WEEKLY'
        })
        return {token, customerId, tempBasketId, decided}
    }

    /** Verifies a mobile number with the code that is sent to it, and prefills the form from it. */
    const fillByPhone = async (identity: Identity, tempBasketId: string, phone: string) => {
        const form = {tempBasketId, phone, consent: true}
        await request(identity, 'identity-verification payfone', form)
        const [{token: code = ''} = {}] = messagesTo(world, phone)
        return request(identity, 'identity-verification payfone', {...form, code})
    }

    const drawUp = (identity: Identity, tempBasketId: string) =>
        request(identity, 'create-agreement createagreement', {
            tempBasketId,
            paymentSchedule: 'WEEKLY',
            firstDueDate: world.now().toISOString().slice(0, 10)
        })

    const press = async (signingUrl: string, event: string) => {
        const url = new URL(signingUrl)
        const token = url.searchParams.get('token') ?? ''
        return sandbox.handle(
            new Request(`http://sandbox${url.pathname}`, {
                method: 'POST',
                headers: {'content-type': 'application/x-www-form-urlencoded'},
                body: new URLSearchParams({token, event}).toString()
            })
        )
    }

    /** Opens the signing page and signs. */
    const sign = async (identity: Identity, agreementId: string) => {
        const {body, status} = await request(identity, 'agreement-signing envelope', {
            agreementId,
            returnUrl: 'http://localhost:3000/docusign-redirect'
        })
        if (status !== 200) return status
        return (await press(String(body.signingUrl), 'signing_complete')).status
    }

    return {
        request,
        register,
        member,
        profileOf,
        piecesOf,
        temporaryBasket,
        readBasket,
        apply,
        fillByPhone,
        drawUp,
        press,
        sign
    }
}
