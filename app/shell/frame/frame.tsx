import {useRef, type ReactNode} from 'react'
import {categoryTree} from '@app/commerce/categories/category-tree'
import {contentPage} from '@app/commerce/content/content-page'
import {listedCategories} from '@app/commerce/preferences/listed-categories'
import {SearchBox} from '@app/features/search/search-box'
import {usePlace} from '@app/routing/address/use-place'
import {ArrivalProvider} from '@app/lib/react/arrival'
import {useQuestion} from '@app/routing/use-question'
import {useVisit} from '@app/routing/visit'
import {Toaster} from '@app/ui/toast/toaster'
import {Footer} from '../footer/footer'
import {Header} from '../header/header'
import {navigation} from '../header/navigation/navigation'
import {KnownAccount} from '../session/known-account'
import {SessionProvider} from '../session/session-provider'
import {useCartCount} from '../session/use-cart-count'
import {StoreAccess} from '../store-access/store-access'
import {OfflineNotice} from './offline-notice'
import {PageHead} from './page-head'
import {RouteChange} from './route-change'
import {useAskedAgain} from './use-asked-again'
import {useKnownPlace} from './use-known-place'

const FramedPage = ({children}: {children: ReactNode}) => {
    const {commerce} = useVisit()
    const {path} = usePlace()
    const categories = useQuestion(categoryTree(commerce))
    const listed = useQuestion(listedCategories(commerce))
    const footer = useQuestion(contentPage(commerce, 'footer'))
    useAskedAgain([categories, listed, footer])
    const menu = navigation(
        categories.state === 'ready' ? categories.value : [],
        listed.state === 'ready' ? listed.value : []
    )
    return (
        <>
            <PageHead />
            <Header
                categories={menu}
                store={<StoreAccess place={useKnownPlace()} />}
                path={path}
                cartCount={useCartCount()}
                account={<KnownAccount />}
                search={<SearchBox popular={menu.map(({name}) => name)} />}
            />
            <OfflineNotice />
            {children}
            <Footer blocks={footer.state === 'ready' ? footer.value.blocks : []} path={path} />
            <RouteChange />
            <Toaster />
        </>
    )
}

/** The frame around every page: what it shows is the same for everybody, the session fills the rest in. */
export const Frame = ({children}: {children: ReactNode}) => {
    const arrived = useRef(false)
    return (
        <ArrivalProvider value={arrived}>
            <SessionProvider>
                <FramedPage>{children}</FramedPage>
            </SessionProvider>
        </ArrivalProvider>
    )
}
