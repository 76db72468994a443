import type {World} from '../../world/world'
import {redirectKey} from '../words/redirect-key'

/** Where a query leads instead of to results. */
export const redirectOf = ({statement}: World, query: string): string | undefined =>
    statement<{uri: string}>('SELECT uri FROM search_redirect WHERE phrase = ?').get(
        redirectKey(query)
    )?.uri
