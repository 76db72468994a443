import {useCallback} from 'react'
import {useHistory} from 'react-router-dom'
import {leadTo} from './lead-to'
import {inLocale} from './locale-path'
import {useLocale} from '../visit'

/** Leads to an address of this shop, given without locale prefix, in the shopper's language. */
export const useGoTo = (): ((to: string) => void) => {
    const locale = useLocale()
    const history = useHistory()
    return useCallback((to) => leadTo(history, inLocale(locale, to)), [history, locale])
}
