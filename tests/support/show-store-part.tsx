import {QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {act, render} from '@testing-library/react'
import {toHaveNoViolations} from 'jest-axe'
import {useState, type ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {MemoryRouter, Route} from 'react-router-dom'
import type {Commerce} from '@app/commerce/client'
import type {StoreChoice} from '@app/domain/stores/store-choice'
import {AppContextProvider, ChangeStoreChoiceProvider} from '@app/routing/route/app-context'
import {saveStoreChoice} from '@app/shell/app-context'
import {Toaster} from '@app/ui/feedback/toast'
import {type GivenSession, GivenSessionProvider} from './shop/given-session'
import {startWithoutToasts} from './no-toasts'

startWithoutToasts()

expect.extend(toHaveNoViolations)

type Shop = {
    commerce: Commerce
    address?: string
    choice?: StoreChoice | null
    session?: GivenSession
}

type LiveShop = Required<Shop> & {part: ReactElement; onChoice: (choice: StoreChoice) => void}

const Live = ({part, commerce, choice: first, session, onChoice}: LiveShop) => {
    const [choice, setChoice] = useState(first)
    const changePlace = (next: StoreChoice) => {
        onChoice(next)
        saveStoreChoice(next)
        setChoice(next)
        return Promise.resolve()
    }
    const storeId = choice?.storeId ?? '01001'
    return (
        <AppContextProvider
            value={{
                locale: 'en-US',
                origin: 'https://shop.example',
                redirectHosts: [],
                choice,
                storeId,
                commerce
            }}
        >
            <ChangeStoreChoiceProvider value={changePlace}>
                <GivenSessionProvider session={session}>
                    {part}
                    <Toaster />
                </GivenSessionProvider>
            </ChangeStoreChoiceProvider>
        </AppContextProvider>
    )
}

/** Shows a part that lets shoppers choose a store, in a shop in which the choice takes effect. */
export const showStorePart = (part: ReactElement, shop: Shop) => {
    const {address = '/', choice = null, session = {}} = shop
    const choices: StoreChoice[] = []
    let at = address
    let goBack: () => void = () => undefined
    const cache = new QueryClient({
        defaultOptions: {queries: {retry: false, cacheTime: Infinity}},
        logger: {log: () => undefined, warn: () => undefined, error: () => undefined}
    })
    const {container} = render(
        <MemoryRouter initialEntries={[address]}>
            <QueryClientProvider client={cache}>
                <IntlProvider locale="en-US" defaultLocale="en-US">
                    <Live
                        part={part}
                        commerce={shop.commerce}
                        address={address}
                        choice={choice}
                        session={session}
                        onChoice={(next) => choices.push(next)}
                    />
                    <Route
                        render={({location: {pathname, search}, history}) => {
                            at = pathname + search
                            goBack = history.goBack
                            return null
                        }}
                    />
                </IntlProvider>
            </QueryClientProvider>
        </MemoryRouter>
    )
    return {container, choices, address: () => at, back: () => act(() => goBack())}
}
