import {useContext} from 'react'
import {createIntl, IntlContext, type IntlShape} from 'react-intl'

const english = createIntl({locale: 'en-US', defaultLocale: 'en-US'})

/** The shopper's language, or English where a page breaks before any language is there. */
export const useSureIntl = (): IntlShape => {
    // The type does not say so, but outside of a provider there is nothing.
    const given: IntlShape | undefined = useContext(IntlContext)
    return given ?? english
}
