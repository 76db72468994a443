import {type ComponentType, type ReactNode, useRef} from 'react'
import {Helmet} from 'react-helmet'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {storeFooter} from '@app/commerce/content/store-content'
import {listedCategories} from '@app/commerce/preferences'
import {storeById} from '@app/commerce/stores/store'
import {storeLink} from '@app/domain/stores/store-choice'
import {SearchBox} from '@app/features/search/search-box'
import {NavigatedProvider} from '@app/lib/browser/navigation-state'
import {useAppContext, useBrand, useLocale} from '@app/routing/route/app-context'
import {useCommerceQuery} from '@app/routing/route/commerce-query'
import {useCurrentRoute} from '@app/routing/route/current-route'
import {useCurrentUrl, usePageLocation} from '@app/routing/route/location'
import type {LayoutName} from '@app/routing/route/route'
import {Toaster} from '@app/ui/feedback/toast'
import {CheckoutFooter} from '../footer/checkout-footer'
import {Footer} from '../footer/footer'
import {useFeatureStyles} from '../feature-styles'
import {CheckoutHeader} from '../header/checkout-header'
import {Header} from '../header/header'
import type {PriceLocation} from '../header/header-links'
import {KnownAmount} from '../header/amount/known-amount'
import {menuItems} from '../header/navigation/menu-items'
import {MenuLinks} from '../header/navigation/menu-links'
import {StoreAccess} from '../store/store-access'
import {Activities} from '../listening/activities'
import {DataLayer} from '../listening/data-layer'
import {LateListeners} from '../listening/late-listeners'
import {KnownBadge} from '../badge/known-badge'
import {KnownAccount} from '../header/account/known-account'
import {SessionPreload} from '../session/session-preload'
import {SessionProvider} from '../session/session-provider'
import {EndedSession} from '../sign-in/ended-session'
import {ProviderReturn, SignInDialogs} from '../sign-in/sign-in-access'
import {useCartCount} from '../session/use-cart-count'
import {SessionTimeOuts} from '../time-out/session-time-outs'
import {TimedSpan} from '../time-out/timed-span'
import {SITE} from '../feature-styles'
import {DealsInvitation} from './deals-invitation'
import {useRetryWhenIdle} from './layout-queries'
import {OldBrowserLine} from './old-browser'
import {LoadingNotice, OfflineNotice} from './page-banner'
import {DeviceIds} from './device-ids'
import {RouteChange} from './route-change'

/** The head of every page, whatever the page adds: its language and the shop's name. */
export const PageHead = () => {
    const {site} = useAppContext()
    const attributes = {lang: useLocale(), ...(site?.brand && {[SITE]: site.id})}
    return <Helmet htmlAttributes={attributes} defaultTitle={useBrand().name} />
}

/** The state of the store choice, as the header shows it [SHELL-001, SHELL-002, SHELL-003]. */
export const usePriceLocation = (): PriceLocation => {
    const {commerce, choice} = useAppContext()
    const id = choice?.storeId
    const store = useCommerceQuery(storeById(commerce, id ?? ''), id !== undefined)
    const link = storeLink(choice, store.state === 'ready' ? store.value.address : undefined)
    if (link.kind === 'my-store') {
        const {phone = null, timeZone = null} = store.state === 'ready' ? store.value : {}
        return {kind: 'store', address: link.address, phone, timeZone}
    }
    return link.kind === 'pricing-for' ? {kind: 'zip', zip: link.zip} : {kind: 'none'}
}

const listStyles = ['suggestions']

/** Shows what opens below the search box once its style sheet is loaded. */
const ListStyles = ({children}: {children: ReactNode}) =>
    useFeatureStyles(listStyles) ? <>{children}</> : null

const FullLayout = ({children}: {children: ReactNode}) => {
    const {commerce, choice} = useAppContext()
    const {path} = usePageLocation()
    const categories = useCommerceQuery(categoryTree(commerce))
    const listed = useCommerceQuery(listedCategories(commerce))
    const footer = useCommerceQuery(storeFooter(commerce, choice?.storeId))
    useRetryWhenIdle([categories, listed, footer])
    const menu = menuItems(
        categories.state === 'ready' ? categories.value : [],
        listed.state === 'ready' ? listed.value : []
    )
    return (
        <>
            <Header
                categories={menu}
                links={<MenuLinks />}
                store={
                    <>
                        <StoreAccess place={usePriceLocation()} />
                        <KnownAmount />
                    </>
                }
                path={path}
                cartCount={useCartCount()}
                account={<KnownAccount />}
                search={<SearchBox popular={menu.map(({name}) => name)} ListStyles={ListStyles} />}
            />
            <OfflineNotice />
            <LoadingNotice />
            {children}
            <DealsInvitation path={path} />
            <Footer blocks={footer.state === 'ready' ? footer.value : []} path={path} />
        </>
    )
}

const CheckoutLayout = ({children}: {children: ReactNode}) => (
    <>
        <CheckoutHeader cartCount={useCartCount()} />
        <OfflineNotice />
        <LoadingNotice />
        {children}
        <CheckoutFooter>
            <TimedSpan />
        </CheckoutFooter>
    </>
)

const PlainLayout = ({children}: {children: ReactNode}) => (
    <>
        <OfflineNotice />
        {children}
    </>
)

const layouts: Record<LayoutName, ComponentType<{children: ReactNode}>> = {
    full: FullLayout,
    checkout: CheckoutLayout,
    none: PlainLayout
}

/** The layout around every page, by its route: the same HTML for everybody; the session adds the rest in the browser. */
export const Layout = ({children}: {children: ReactNode}) => {
    const arrived = useRef(false)
    const {layout = 'full', access = 'everybody'} = useCurrentRoute()
    const [pathname] = useCurrentUrl().split('?')
    const Around = layouts[layout]
    const isNeeded = access !== 'everybody' || layout === 'checkout'
    const page = access === 'everybody' ? undefined : pathname
    return (
        <NavigatedProvider value={arrived}>
            {page === undefined ? null : <SessionPreload page={page} />}
            <SessionProvider isNeeded={isNeeded} page={page}>
                <PageHead />
                <OldBrowserLine />
                <DataLayer />
                <Activities />
                <SignInDialogs>
                    <Around>{children}</Around>
                    <EndedSession access={access} layout={layout} />
                </SignInDialogs>
                <ProviderReturn />
                <SessionTimeOuts />
                <RouteChange />
                <DeviceIds />
                <KnownBadge />
                <LateListeners />
                <Toaster />
            </SessionProvider>
        </NavigatedProvider>
    )
}
