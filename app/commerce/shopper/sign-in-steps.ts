import {shouldMerge} from '@app/domain/basket/basket'
import {sentPassword} from '@app/domain/person/credentials'
import {readRegularBasket} from '../basket/regular-basket'
import {CommerceError, toFailure} from '../client'
import {isUnknownEnd} from '../outcome/outcome'
import {openClassicSession} from './classic-session'
import {readCustomer} from '../session/customer/customer-record'
import type {CustomerRecord} from '../session/identity'
import {forgetMutations} from '../session/personal-query'
import {callSdk, isLate} from './sdk-call'
import {saveLocalWishes, localWishes} from '../lists/local-wishes'
import {rememberName, type GuestWork} from '../session/stored-hints'
import type {Credentials, LiveSession, Registration, SignedIn} from '../session/session'
import type {SessionKeeper, SessionTools} from './session-tools'
import {postToTabs} from '../session/tab-channel'
import {fetchWho, type Who} from '../session/who'
import {sdkFailure} from '../outcome/sdk-failure'

const tries = 2

/** The account has been created, and only the sign-in to it has failed. */
const created = {type: 'account-created'}

/** A merge can safely be repeated: it removes the guest's basket, so a second merge finds nothing to do. */
const mergedBasket = async ({shopperBaskets}: LiveSession['apis']): Promise<SignedIn['basket']> => {
    for (let left = tries; left > 0; left -= 1) {
        try {
            await shopperBaskets.mergeBasket({parameters: {createDestinationBasket: true}})
            return 'merged'
        } catch (error) {
            const {status} = await sdkFailure(error)
            // No source basket: the platform has moved the guest's basket into the account already, as at registration.
            if (status === 409) return 'merged'
        }
    }
    return 'failed'
}

/**
 * At registration the platform moves the guest's basket itself, and a merge would be refused; only if it has not is there
 * something to merge.
 */
const movedBasket = async (
    {apis, own}: SessionTools,
    customerId: string
): Promise<SignedIn['basket']> => {
    const basket = await readRegularBasket(own, customerId).catch(() => null)
    return shouldMerge(basket?.lines ?? []) ? 'merged' : mergedBasket(apis)
}

/** The guest's cart and list before sign-in; never a customer's data. */
const createGuestWork = (tools: () => SessionTools, keeper: SessionKeeper) => {
    /**
     * Whether the guest's cart holds something. One that looks empty is fetched once more, as another tab may have
     * filled it since; if that fails, the merge will show.
     */
    const hasLines = async (): Promise<boolean> => {
        if (shouldMerge(tools().basket()?.lines ?? [])) return true
        const who = keeper.who()
        if (!who) return false
        return readRegularBasket(tools().own, who.customerId).then(
            (basket) => shouldMerge(basket?.lines ?? []),
            () => true
        )
    }

    return async (): Promise<GuestWork> =>
        keeper.who()?.registered
            ? {hasLines: false, wishList: []}
            : {hasLines: await hasLines(), wishList: localWishes()}
}

/** What happens when a guest has become a customer: their cart and list move to the account [D-17]. */
const createArrival = (tools: () => SessionTools, keeper: SessionKeeper) => {
    const joinedList = async (work: GuestWork): Promise<SignedIn['wishList']> => {
        if (work.wishList.length === 0) return 'unchanged'
        try {
            const {addToWishList} = await import('../lists/list-changes')
            await addToWishList(keeper.live(), work.wishList)
            return 'joined'
        } catch {
            return 'failed'
        }
    }

    /** Somebody has signed in: the guest's cart and list are moved first, then the page shows the customer. */
    return async (next: Who, work: GuestWork, isRegistration = false): Promise<SignedIn> => {
        await keeper.change(next)
        const {own, apis} = tools()
        const join = () =>
            isRegistration ? movedBasket(tools(), next.customerId) : mergedBasket(apis)
        const basket = work.hasLines ? await join() : 'unchanged'
        const known = await readCustomer(own, next.customerId).catch((): CustomerRecord => ({}))
        const wishList = await joinedList(work)
        if (wishList === 'joined') saveLocalWishes([])
        const {firstName = ''} = known
        rememberName(firstName)
        await keeper.become(next)
        // Sign-in neither waits for the classic storefront nor fails because of it.
        if (tools().isHybrid) openClassicSession(tools().own).catch(() => undefined)
        postToTabs('signed-in', next.usid)
        return {customerId: next.customerId, firstName, basket, wishList}
    }
}

/** Signs in with one of the SDK's functions. */
type Enter = (by: () => Promise<unknown>, isRegistration?: boolean) => Promise<SignedIn>

const logInWith = ({logIn}: SessionTools, {login, password}: Credentials): Promise<unknown> =>
    logIn({login, password: sentPassword(password)})

/**
 * Creates an account and signs in to it [API-037]. Whether an account was created that nobody has confirmed, the
 * sign-in shows (D-49). Once it exists, an error says so: it could not be created again.
 */
const createRegistration =
    (tools: () => SessionTools, enter: Enter) =>
    async ({password, phone, ...person}: Registration): Promise<SignedIn> => {
        const {email} = person
        const customer = {...person, login: email, ...(phone !== undefined && {phoneMobile: phone})}
        const body = {customer, password: sentPassword(password)}
        let isCreated = false
        const create = async () => {
            await tools().apis.shopperCustomers.registerCustomer({body})
            isCreated = true
        }
        const createAndLogIn = async () => {
            const failure = await create().then(() => null, sdkFailure)
            if (failure && !isUnknownEnd(failure)) throw failure
            await logInWith(tools(), {login: email, password}).catch((error: unknown) => {
                throw failure ?? error
            })
        }
        return enter(createAndLogIn, true).catch((error: unknown) => {
            throw isCreated ? new CommerceError(toFailure(error), {data: created}) : error
        })
    }

/** The steps when a guest becomes a customer: their cart and list move to the account [D-17]. */
export const createSignInSteps = (tools: () => SessionTools, keeper: SessionKeeper) => {
    const guestWork = createGuestWork(tools, keeper)
    const arrive = createArrival(tools, keeper)

    /** Somebody has signed in by now: one failed call to our server must not leave them a guest here. */
    const fetchTwice = () => fetchWho(tools().open).catch(() => fetchWho(tools().open))

    /** Whether it is another customer's session now than this page knows. */
    const isNew = (next: Who): boolean =>
        next.registered && keeper.who()?.customerId !== next.customerId

    /**
     * The shopper was told that sign-in took too long; if it succeeds after all, the page shows the customer. The guest's
     * cart cannot be fetched any more: the session is the customer's.
     */
    const arriveLate = ({hasLines}: GuestWork): Promise<unknown> =>
        tools().inTurn(async () => {
            const lines = tools().basket()?.lines ?? []
            const work = {hasLines: hasLines || shouldMerge(lines), wishList: localWishes()}
            const next = await fetchTwice()
            if (isNew(next)) await arrive(next, work)
        })

    /** Signs in. If there is no answer in time, our server is asked whether the customer's session has begun. */
    const startSession = async (by: () => Promise<unknown>, work: GuestWork): Promise<Who> => {
        try {
            await callSdk(by, () => arriveLate(work))
        } catch (error) {
            const next = isLate(error) ? await fetchWho(tools().open).catch(() => null) : null
            if (!next || !isNew(next)) throw error
            return next
        }
        return fetchTwice()
    }

    /** Signs in with one of the SDK's functions. Rejects with a CommerceError, of the code `timeout` if it is late. */
    const enter: Enter = (by, isRegistration = false) =>
        tools().inTurn(async () => {
            try {
                await keeper.renew()
                const work = await guestWork()
                return await arrive(await startSession(by, work), work, isRegistration)
            } catch (error) {
                throw await sdkFailure(error)
            } finally {
                forgetMutations(tools().cache)
            }
        })

    return {
        guestWork,
        isNew,
        arrive,
        signIn: (credentials: Credentials) => enter(() => logInWith(tools(), credentials)),
        register: createRegistration(tools, enter)
    }
}
