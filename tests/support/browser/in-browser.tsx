import {QueryClientProvider} from '@tanstack/react-query'
import {act, render, waitFor} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {toHaveNoViolations} from 'jest-axe'
import Cookies from 'js-cookie'
import {webcrypto} from 'node:crypto'
import type {ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {Router} from 'react-router-dom'
import {type Call, type Commerce, CommerceError, errorCodeOf} from '@app/commerce/client'
import type {WalletPages} from '@app/domain/payments/wallets'
import {AppContextProvider} from '@app/routing/route/app-context'
import {FirstMatch} from '@app/routing/view/browser-routes'
import {kitRoutes} from '@app/shell/kit-routes'
import {createQueryClient} from '@app/shell/query-client'
import {SessionProvider} from '@app/shell/session/session-provider'
import {SignInDialogs} from '@app/shell/sign-in/sign-in-access'
import {shopRoutes} from '@app/shop-routes'
import {Toaster} from '@app/ui/feedback/toast'
import {messagesTo} from '@sandbox/shoppers/messages/message'
import spanish from '../../../translations/es-US.json'
import {anAppContext} from '../a-commerce'
import {aSandboxShop} from '../shop/a-sandbox-shop'
import {cookieServer} from '../server/cookie-server'
import {startWithoutToasts} from '../no-toasts'

startWithoutToasts()

expect.extend(toHaveNoViolations)

/** The newest code that the platform has sent to a mobile number. */
export const codeSentTo = ({world}: ReturnType<typeof aSandboxShop>['sandbox'], phone: string) =>
    messagesTo(world, phone)[0]?.token ?? ''

type Shown = {
    /** A page of the shop, by its address; one below /es-US is in Spanish. */
    address?: string
    /** Instead of the page: a part, inside the session. */
    part?: ReactElement
    /** With the sign-in dialog, as the shop has it over every page. */
    hasSignIn?: boolean
    storeId?: string
    /** The address of the card frame; if left out, there is none. */
    cardFrame?: string
    /** The wallets that are set up, each with its provider's page. */
    wallets?: WalletPages
}

/**
 * A browser in front of the shop's own server and a sandbox: the session, the SDK and its calls are the real ones, no
 * script can read the tokens. Start as a customer with `signedIn`, or sign in on the page. Close it in `afterAll`.
 */
export const inBrowser = () => {
    // The third parties redirect back to this browser's shop, too.
    process.env.SANDBOX_STOREFRONT_ORIGINS = `http://localhost:3000,${window.location.origin}`
    const shop = aSandboxShop()
    const server = cookieServer(shop.sandbox)
    const networkFetch = window.fetch
    window.fetch = server.fetch
    // jsdom lacks what the SDK's sign-in needs.
    Object.defineProperty(window.crypto, 'subtle', {value: webcrypto.subtle, configurable: true})

    /** What the shop's own server answers by the browser's cookies. */
    const ofCookies = async (path: string): Promise<unknown> => {
        const answer = await server.fetch(`/api${path}`)
        if (answer.ok) return answer.json()
        throw new CommerceError({status: answer.status, code: errorCodeOf(answer.status)})
    }
    const withSession = (open: Commerce): Commerce => ({
        ...open,
        fetch: (call: Call) => {
            if (call.family !== 'own') return open.fetch(call)
            if (call.path === '/session') return Promise.resolve(server.session())
            return call.path === '/agreement-link' ? ofCookies(call.path) : open.fetch(call)
        }
    })

    return {
        shop,
        server,
        sandbox: shop.sandbox,
        /** From now on this browser is a customer's; by login, as 'morgan@homeward.example'. */
        signedIn: (login: string) => server.signedIn(login),
        /** Shows a page, or a part of one, inside the session. */
        show: async ({
            address = '/',
            part,
            hasSignIn = false,
            storeId,
            cardFrame = '',
            wallets = {}
        }: Shown) => {
            const history = createMemoryHistory({initialEntries: [address]})
            const locale = address.startsWith('/es-US') ? 'es-US' : 'en-US'
            const commerce = withSession(
                await shop.commerce(locale === 'es-US' ? '/es-US/cart' : '/cart')
            )
            const context = anAppContext(commerce.fetch, {
                commerce,
                locale,
                cardFrame,
                wallets,
                ...(storeId !== undefined && {storeId})
            })
            const cache = createQueryClient()
            const content = part ?? <FirstMatch routes={kitRoutes(shopRoutes)} />
            window.scrollTo = () => undefined
            // Their files are loaded before; otherwise they would arrive in the middle of a test.
            await import('@app/shell/session/session-island')
            await import('@app/ui/feedback/toast-region')
            const view = await act(async () =>
                render(
                    <Router history={history}>
                        <AppContextProvider value={context}>
                            <QueryClientProvider client={cache}>
                                <IntlProvider
                                    locale={locale}
                                    defaultLocale="en-US"
                                    messages={locale === 'es-US' ? spanish : {}}
                                >
                                    <SessionProvider isNeeded>
                                        {hasSignIn ? (
                                            <SignInDialogs>{content}</SignInDialogs>
                                        ) : (
                                            content
                                        )}
                                        <Toaster />
                                    </SessionProvider>
                                </IntlProvider>
                            </QueryClientProvider>
                        </AppContextProvider>
                    </Router>
                )
            )
            return {
                ...view,
                cache,
                /** Waits until nothing is pending, so that nothing changes during the test's checks. */
                settled: async () => {
                    let quiet = 0
                    await waitFor(
                        () => {
                            quiet = cache.isFetching() + cache.isMutating() > 0 ? 0 : quiet + 1
                            expect(quiet).toBeGreaterThan(4)
                        },
                        {timeout: 20_000}
                    )
                },
                address: () => history.location.pathname + history.location.search,
                goTo: (path: string) => act(() => history.push(path)),
                /** Like the browser's Back and Forward buttons. */
                goBack: () => act(() => history.goBack()),
                goForward: () => act(() => history.goForward())
            }
        },
        /** The next test starts with a new browser. */
        reset: () => {
            server.forget()
            server.calls.length = 0
            server.answerInstead(() => undefined)
            for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
            window.localStorage.clear()
            window.sessionStorage.clear()
        },
        close: () => {
            window.fetch = networkFetch
            shop.close()
        }
    }
}
