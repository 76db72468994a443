import {render, type RenderResult} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {toHaveNoViolations} from 'jest-axe'
import type {ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {Router} from 'react-router-dom'
import {VisitProvider, type Visit} from '@app/routing/visit'
import {wasPriceRules} from './builders/a-price'

expect.extend(toHaveNoViolations)

const visit: Visit = {
    locale: 'en-US',
    origin: 'https://shop.example',
    choice: null,
    storeId: undefined,
    redirectHosts: [],
    commerce: {
        siteId: 'Homeward',
        locale: 'en-US',
        today: () => '2030-06-01',
        wasPriceRules,
        ask: () => Promise.reject(new Error('This test shows a part that asks nothing'))
    }
}

/** Renders a part that asks nothing, with the language and the links it needs. */
export const showInShop = (
    part: ReactElement,
    path = '/',
    history = createMemoryHistory({initialEntries: [path]})
): RenderResult =>
    render(part, {
        wrapper: ({children}) => (
            <Router history={history}>
                <VisitProvider
                    value={{...visit, locale: path.startsWith('/es-US') ? 'es-US' : 'en-US'}}
                >
                    <IntlProvider locale="en-US" defaultLocale="en-US">
                        {children}
                    </IntlProvider>
                </VisitProvider>
            </Router>
        )
    })
