import {render, type RenderResult} from '@testing-library/react'
import {createMemoryHistory} from 'history'
import {toHaveNoViolations} from 'jest-axe'
import type {ReactElement} from 'react'
import {IntlProvider} from 'react-intl'
import {Router} from 'react-router-dom'
import {VisitProvider} from '@app/routing/visit'
import {aVisit} from './builders/a-visit'

expect.extend(toHaveNoViolations)

const visit = aVisit(() => Promise.reject(new Error('This test shows a part that asks nothing')))

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
