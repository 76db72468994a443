import {z} from 'zod'
import {goTo, mustBeStorefront, storefrontOrigins, withQuery} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {parseStored} from '../core/json'
import {problem} from '../core/response'
import {findCustomer, findCustomerByLogin, saveProfile} from '../shoppers/customers/customer'
import {isPassword} from '../shoppers/customers/password'
import {foundAtProvider} from '../shoppers/customers/profile'
import {newCode} from '../shoppers/sign-in/authorization-code'
import {guestIdentityOf, hashOf, newSecret} from '../shoppers/sign-in/session'
import {refusals, signInStateOf} from '../shoppers/sign-in/sign-in-refusal'
import {mustKnowClient} from '../shoppers/sign-in/slas'
import type {World} from '../world/world'
import {html, htmlPage} from './html-page'

/** The storefront's parameters. The challenge is checked when the code is exchanged for tokens. */
export const SignOnRequest = z.object({
    client_id: z.string().max(40),
    redirect_uri: z.string().max(256),
    code_challenge: z.string().min(43).max(128),
    usid: z.string().max(256).optional(),
    state: z.string().max(512).optional(),
    /** Returned in the identity token, so that the storefront can match it with its request. */
    nonce: z.string().max(256).optional()
})

export type SignOnRequest = z.output<typeof SignOnRequest>

const lifetime = 60 * 1000

/** A customer who has signed in and is redirected back to the storefront. */
export const newTicket = (world: World, customerId: string, request: SignOnRequest): string => {
    const ticket = newSecret()
    world
        .statement(
            'INSERT INTO sign_on_ticket (hash, customer_id, request, expires_at) VALUES (?, ?, ?, ?)'
        )
        .run(hashOf(ticket), customerId, JSON.stringify(request), world.now().getTime() + lifetime)
    return ticket
}

type Row = {customerId: string; request: string; expiresAt: number}

/** Valid once, for one minute. */
export const redeemTicket = (world: World, ticket: string) => {
    const row = world
        .statement<Row>(
            `DELETE FROM sign_on_ticket WHERE hash = ?
             RETURNING customer_id AS customerId, request, expires_at AS expiresAt`
        )
        .get(hashOf(ticket))
    if (!row || row.expiresAt <= world.now().getTime()) {
        return problem(400, 'ticket-not-valid', 'Please sign in again.')
    }
    return {customerId: row.customerId, request: requestIn(row.request)}
}

const requestIn = (text: string): SignOnRequest => parseStored(text)

const authorizePath = '/single-sign-on/authorize'
const callbackPath = '/single-sign-on/callback'

const check = ({client_id, redirect_uri}: SignOnRequest) => {
    mustKnowClient(client_id)
    mustBeStorefront(redirect_uri)
}

const signInPage = (request: SignOnRequest, fault?: string) =>
    htmlPage({
        title: 'Sign in',
        isFramed: true,
        status: fault ? 401 : 200,
        body: html`<form method="post" action="${authorizePath}">
            ${fault ? html`<p role="alert">${fault}</p>` : ''}
            ${Object.entries(request).map(
                ([name, value]) =>
                    html`<input type="hidden" name="${name}" value="${value ?? ''}" />`
            )}
            <label
                >Email <input name="login" type="email" autocomplete="username" required />
            </label>
            <label
                >Password
                <input name="password" type="password" autocomplete="current-password" required />
            </label>
            <button>Sign in</button>
        </form>`
    })

const authorizeForm = endpoint({
    method: 'GET',
    path: authorizePath,
    access: 'public',
    query: SignOnRequest.extend({
        response_type: z.literal('code').optional(),
        scope: z.string().max(256).optional(),
        code_challenge_method: z.literal('S256').optional()
    }),
    handle: ({query}) => {
        const request = SignOnRequest.parse(query)
        check(request)
        return signInPage(request)
    }
})

/** Checks the customer's usual password. A wrong password shows the form again. */
const authorize = endpoint({
    method: 'POST',
    path: authorizePath,
    access: 'public',
    atomic: false,
    bodyType: 'form',
    body: SignOnRequest.extend({login: z.string().max(256), password: z.string().max(4096)}),
    handle: async ({body, world}) => {
        const {login, password, ...request} = body
        check(request)
        const customer = findCustomerByLogin(world, login)
        // The provider, too, compares passwords in one Unicode form.
        const typed = password.normalize('NFC')
        const isRight = await isPassword(typed, customer && hashOfPassword(world, customer.id))
        if (!customer || !isRight) {
            return signInPage(request, 'The email or the password is not right.')
        }
        const state = signInStateOf(world, customer.id)
        if (state !== 'open') return signInPage(request, refusals[state].detail)
        return goTo(`${callbackPath}?ticket=${newTicket(world, customer.id, request)}`)
    }
})

const hashOfPassword = ({statement}: World, id: string) =>
    statement<{hash: string}>('SELECT password_hash AS hash FROM customer WHERE id = ?').get(id)
        ?.hash

/** Redirects to the storefront with a code, which is exchanged for tokens as after any login. */
const callback = endpoint({
    method: 'GET',
    path: callbackPath,
    access: 'public',
    query: z.object({ticket: z.string().min(1).max(128)}),
    handle: ({query, world}) => {
        const {customerId, request} = redeemTicket(world, query.ticket)
        const {redirect_uri: redirectUri, code_challenge: challenge, state, nonce} = request
        return world.transaction(() => {
            noteFound(world, customerId)
            const {usid} = guestIdentityOf(world, request.usid || undefined)
            const grant = {usid, customerId, challenge, redirectUri, nonce: nonce ?? null}
            const code = newCode(world, grant)
            return goTo(withQuery(redirectUri, {code, usid, state: state || undefined}))
        })
    }
})

/** Marks a customer who has signed in here as known to this provider [D-18]. */
const noteFound = (world: World, customerId: string) => {
    const customer = findCustomer(world, customerId)
    if (customer) saveProfile(world, customer, foundAtProvider(customer.profile))
}

/**
 * The provider has no session of its own to end. It redirects to the given page, or to the storefront's home page if
 * none is given.
 */
const logout = endpoint({
    method: 'GET',
    path: '/single-sign-on/logout',
    access: 'public',
    query: z.object({post_logout_redirect_uri: z.string().max(256).optional()}),
    handle: ({query}) =>
        goTo(mustBeStorefront(query.post_logout_redirect_uri ?? storefrontOrigins()[0]).href)
})

export const singleSignOnEndpoints = [authorizeForm, authorize, callback, logout]
