import {createContext, type ReactNode, useContext} from 'react'
import {brand} from '@app/brand'
import type {Commerce} from '@app/commerce/client'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import type {WalletPages} from '@app/domain/payments/wallets'
import type {Locale} from '@app/lib/address/locales'

/** Who a site is: the shop's own brand, or that of another site. */
export type PageBrand = typeof brand

/** One of several sites: what differs from the site that the code and the configuration describe [CONFIG-001]. */
export type PageSite = {
    id: string
    /** The languages of its pages; the default one is always among them. */
    locales: readonly Locale[]
    /** Who it is; absent where it is the shop's own brand. */
    brand?: PageBrand
}

/**
 * What a page depends on besides its address. Nothing in it is personal; all of it is in the cache key [D-01, D-02].
 * `storeId` is the resolved store: the chosen one, or the one nearest the default zip.
 */
export type AppContext = {
    locale: Locale
    /** The site, if it is not the default one with all languages. */
    site?: PageSite
    /** Scheme and host, for canonical addresses; empty if they are not known. */
    origin: string
    choice: StoreChoice | null
    storeId: string | undefined
    commerce: Commerce
    /**
     * The query as it was requested, on the server: there a page's location has only the parameters that the page knows.
     * Only for redirects, which no cache shares (D-45).
     */
    originalSearch?: string
    /** Hosts that a redirect from data may lead to [D-12]. */
    redirectHosts: readonly string[]
    /** The page that is framed to type a card; absent or empty if there is none [CONFIG-007]. */
    cardFrame?: string
    /** The page of the video player; absent or empty if there is none [CONTENT-017]. */
    videoPlayer?: string
    /** The wallets that are set up, each with its provider's page (G-29). */
    wallets?: WalletPages
    /** The stack that the error page shows of a query that failed in this browser [ERR-003] (D-41). */
    traceOf?: (error: unknown) => string | undefined
}

/**
 * Chooses a store or zip for the shopper, from now on and on this page. Resolves once the page shows the prices of the
 * choice. Never rejects, and nothing reloads.
 */
export type ChangeStoreChoice = (choice: StoreChoice) => Promise<void>

const AppReactContext = createContext<AppContext | null>(null)
const LocaleContext = createContext<Locale | null>(null)
const BrandContext = createContext<PageBrand>(brand)

/** The language has a context of its own: what needs nothing else is not rendered again when the store changes. */
export const AppContextProvider = ({value, children}: {value: AppContext; children: ReactNode}) => (
    <AppReactContext.Provider value={value}>
        <BrandContext.Provider value={value.site?.brand ?? brand}>
            <LocaleContext.Provider value={value.locale}>{children}</LocaleContext.Provider>
        </BrandContext.Provider>
    </AppReactContext.Provider>
)

const ChangeStoreChoiceContext = createContext<ChangeStoreChoice>(() => Promise.resolve())

export const ChangeStoreChoiceProvider = ChangeStoreChoiceContext.Provider
export const useChangeStoreChoice = (): ChangeStoreChoice => useContext(ChangeStoreChoiceContext)

export const useAppContext = (): AppContext => {
    const context = useContext(AppReactContext)
    if (!context) throw new Error('useAppContext needs an AppContextProvider above it')
    return context
}

/** The language of the page; it never changes while the page lives. */
export const useLocale = (): Locale => {
    const locale = useContext(LocaleContext)
    if (!locale) throw new Error('useLocale needs an AppContextProvider above it')
    return locale
}

/** The brand of the page's site; the shop's own also where rendering failed before a context was set. */
export const useBrand = (): PageBrand => useContext(BrandContext)
